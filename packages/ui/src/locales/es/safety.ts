import { listOf } from "../../format/listOf.ts";
import type { SafetyTexts } from "../Locale.ts";

const oneOf = listOf("es", { type: "disjunction" });

const rule = "La norma:";

const kinds = {
  character: "tu personaje",
  image: "tu portada",
  message: "tu mensaje",
  profile: "tu perfil",
} as const;

type Item = { readonly kind: keyof typeof kinds; readonly name?: string | undefined };

const itemOf = ({ kind, name }: Item) => {
  if (name === undefined) return kinds[kind];
  return kind === "image" ? `la portada de ${name}` : `tu personaje ${name}`;
};

/** Age, reports, notices and hiding in Spanish. */
export const safety: SafetyTexts = {
  ageGateCopy: {
    ask: {
      title: "¿Tienes 18 años o más?",
      body: "Algunos personajes están escritos para adultos. Siguen ocultos hasta que confirmes tu mayoría de edad.",
      note: "Solo guardamos la fecha de tu respuesta.",
      accept: "Tengo 18 o más",
      decline: "Tengo menos de 18",
    },
    declined: {
      title: "Los personajes para adultos siguen ocultos.",
      body: "Puedes usar todo lo demás. Si fue un error, vuelve a responder en los ajustes.",
      done: "Continuar",
    },
    service: {
      title: "¿Tienes 18 años o más?",
      body: "Este servicio es solo para adultos.",
      note: "Solo guardamos tu respuesta y su fecha.",
      declinedTitle: "Solo para adultos",
      declinedBody:
        "Dijiste que tienes menos de 18 años, así que este servicio no es para ti. Los personajes de IA pueden no ser adecuados para jóvenes.",
      safety: "Seguridad y ayuda",
      again: "Volver a responder",
    },
    needsVerification: {
      title: "Hay que verificar tu edad",
      body: "Donde estás, un servicio independiente tiene que comprobar tu edad antes de mostrar personajes para adultos.",
      choice: "¿Quién puede comprobarla?",
      choiceMissing: "Elige un servicio",
      ways: {
        card: "una tarjeta de pago",
        bank: "tu cuenta bancaria",
        phone: "tu número de teléfono",
        email: "tu correo electrónico",
        wallet: "una identidad digital",
        document: "un documento de identidad",
        face: "una foto de tu cara",
      },
      asksFor: (ways) => `Pide ${oneOf(ways)}.`,
      note: "El servicio solo nos dice sí o no, y no sabe quién eres aquí. Después vuelves a esta página.",
      verify: "Verificar mi edad",
      decline: "Mantener ocultos",
    },
    verified: {
      title: "Personajes para adultos activados.",
      body: "Gracias, tu edad está confirmada. Las portadas siguen desenfocadas hasta que decidas lo contrario.",
      done: "Continuar",
    },
    unavailable: {
      title: "No disponible donde estás",
      body: "Los personajes para adultos no se pueden mostrar en tu país. Todo lo demás funciona como siempre.",
      done: "Continuar",
    },
  },
  contentNoticeCopy: {
    adult: {
      title: "Personaje para adultos",
      body: "Oculto mientras el contenido para adultos esté desactivado.",
      show: "Mostrar",
    },
    warnings: {
      title: "Antes de leer",
      body: "Este contenido lleva estos avisos de quien lo creó:",
      show: "Continuar",
    },
    pending: { title: "En revisión", body: "Solo tú puedes verlo hasta que se haya revisado." },
    rejected: {
      title: "Esto no se puede publicar tal como está.",
      body: "Puedes cambiarlo y volver a enviarlo. Hasta entonces, solo tú puedes verlo.",
      rule,
      appeal: "Pedir otra revisión",
    },
    blocked: {
      title: "No se envió.",
      body: "Tu texto sigue en el campo. El mensaje no cuenta para tu límite.",
      rule,
      appeal: "Pedir otra revisión",
    },
    removed: {
      title: "Esto se eliminó.",
      body: "Incumplía una de nuestras normas.",
      rule,
    },
  },
  hideMenuCopy: {
    label: "Ocultar",
    character: "Ocultar este personaje",
    creator: (name) => `Ocultar todo lo de @${name}`,
    tags: "Ocultar por etiqueta",
    tag: (name) => `Ocultar todo con la etiqueta ${name}`,
    hidden: {
      character: (name) => `Has ocultado a ${name}.`,
      creator: (name) => `Has ocultado todo lo de @${name}.`,
      tag: (name) => `Has ocultado todo con la etiqueta ${name}.`,
    },
  },
  noticeCardCopy: {
    title: {
      reject: (item) => `Se retiró ${itemOf(item)}`,
      remove: (item) => `Se eliminó ${itemOf(item)}`,
      warn: "Una advertencia del equipo de moderación",
      restrict: "No puedes publicar ni subir archivos",
      suspend: "Tu cuenta está suspendida",
      ban: "Tu cuenta está bloqueada",
      lift: "Tu cuenta ya no tiene restricciones",
    },
    effect: {
      reject: "Nadie más puede verlo. Puedes cambiarlo y volver a enviarlo.",
      remove: "Nadie puede verlo y no se puede volver a publicar.",
      warn: "No cambia nada más.",
      restrict:
        "Tu nombre y tu biografía se quedan como están. Puedes seguir chateando y escribiendo borradores.",
      suspend: "No puedes iniciar sesión hasta entonces.",
      ban: "Ya no puedes iniciar sesión.",
      lift: "Todas las restricciones anteriores han terminado.",
    },
    edit: (name) => `Editar ${name}`,
    rule: "Norma",
    reason: "Motivo",
    until: "Hasta",
    noEnd: "Hasta que el equipo de moderación la levante",
    payment: "Tu plan",
    payments: {
      refund: "Cancelado. Se te devuelve el último pago.",
      cancel: "Cancelado. No se te cobrará nada más.",
    },
    inactiveReason: { lifted: "Anulada", replaced: "Reemplazada", ended: "Terminada" },
    appeal: {
      offer:
        "¿Crees que es un error? Puedes apelar una vez. Alguien del equipo de moderación volverá a leerlo.",
      open: "Apelar",
      label: "¿Por qué es incorrecta la decisión?",
      required: "Escribe por qué",
      send: "Enviar apelación",
      cancel: "Cancelar",
      failed: "No se pudo enviar. Tu texto sigue aquí.",
      waiting: "Tenemos tu apelación. El equipo de moderación la leerá.",
      yours: "Tu apelación",
      confirmed: "Revisamos tu apelación. La decisión se mantiene.",
      reversed: "Tu apelación fue aceptada. La decisión queda anulada.",
      answer: "Respuesta",
    },
  },
  noticesPaneCopy: {
    loading: "Cargando decisiones",
    failed: "No se pudieron cargar las decisiones",
    retry: "Reintentar",
    empty: "Aquí no hay nada",
    emptyText: "Aquí aparecen las decisiones de moderación sobre tu cuenta o tu contenido.",
    more: "Ver anteriores",
  },
  reportDialogCopy: {
    title: {
      character: "Denunciar este personaje",
      message: "Denunciar este mensaje",
      image: "Denunciar esta imagen",
      profile: "Denunciar este perfil",
    },
    about: (name) => `Sobre ${name}. Solo el equipo de moderación lee lo que escribas aquí.`,
    aboutUnnamed: "Solo el equipo de moderación lee lo que escribas aquí.",
    reasonLabel: "¿Qué está mal?",
    reasons: {
      minors: { label: "Afecta a un menor", hint: "Se avisa de inmediato al equipo de moderación." },
      unmarked_adult: {
        label: "Clasificación incorrecta",
        hint: "Contenido para adultos que no está marcado como tal.",
      },
      real_person: {
        label: "Una persona real",
        hint: "Muestra o imita a una persona real sin su consentimiento.",
      },
      hate: { label: "Odio", hint: "Ataca a un grupo de personas." },
      violence: { label: "Violencia", hint: "Amenaza a personas o incita a la violencia." },
      self_harm: { label: "Autolesiones", hint: "Anima a autolesionarse." },
      illegal: { label: "Algo ilegal", hint: "Ofrece o pide algo que va contra la ley." },
      copyright: { label: "Obra robada", hint: "La hizo otra persona." },
      spam: { label: "Spam", hint: "Publicidad, o lo mismo una y otra vez." },
      other: { label: "Otra cosa", hint: "Cuéntanoslo abajo." },
    },
    takeDown: "¿Es una imagen íntima tuya o de una persona a la que representas?",
    takeDownLink: "Pide que la retiremos en 48 horas",
    reasonMissing: "Elige un motivo",
    text: "¿Qué debería saber el equipo de moderación?",
    textHint: "Opcional.",
    send: "Enviar denuncia",
    cancel: "Cancelar",
    failed: "No se pudo enviar. Tu texto sigue aquí.",
    sent: {
      title: "Denuncia recibida",
      body: "El equipo de moderación lee todas las denuncias. Con este número puedes ver el resultado.",
      urgent: "Hemos avisado al equipo de moderación. Leerá esta denuncia primero.",
      receipt: "Número",
      look: "Ver su estado",
      done: "Listo",
    },
  },
  takeDownScreenCopy: {
    title: "Retirar una imagen íntima",
    lead: "¿Hay aquí una imagen íntima tuya, o de una persona a la que representas, publicada sin consentimiento? Pídenos que la retiremos. No necesitas una cuenta. Decidimos en 48 horas y eliminamos también las copias idénticas.",
    place: "¿Dónde está la imagen?",
    placeHint: "La dirección de la página del personaje o de la imagen.",
    placeMissing: "Indica dónde está la imagen",
    placeUnknown:
      "En esta dirección no hay ninguna imagen. Cópiala de la barra de direcciones o copia la dirección de la imagen.",
    text: "¿Qué imagen es?",
    textHint: "Opcional: qué muestra y quién aparece.",
    goodFaith:
      "Declaro de buena fe que esta imagen se publicó sin el consentimiento de la persona que aparece en ella.",
    goodFaithMissing: "Confirma la declaración",
    signature: "Firma",
    signatureHint: "Tu nombre completo: el de la persona que aparece o el de quien la representa.",
    signatureMissing: "Firma con tu nombre completo",
    email: "Correo electrónico",
    emailHint: "Solo lo ve el equipo de moderación. Enviamos ahí la decisión y después lo eliminamos.",
    emailMissing: "Escribe tu correo electrónico",
    emailInvalid: "Escribe una sola dirección de correo",
    send: "Enviar solicitud",
    failed: "No se pudo enviar. Tu texto sigue aquí.",
    sent: {
      title: "Tenemos tu solicitud",
      body: (due) =>
        `El equipo de moderación decidirá antes de esta fecha: ${due}. Recibirás la decisión por correo.`,
      receipt: "Número",
      look: "Ver su estado",
    },
  },
  reportStateScreenCopy: {
    title: "Estado de tu denuncia",
    lead: "Escribe el número que recibiste cuando denunciaste algo.",
    receipt: "Número de la denuncia",
    missing: "Escribe el número",
    look: "Consultar",
    failed: "No se pudo cargar. Inténtalo de nuevo.",
    unknown: "No hay ninguna denuncia con este número. Las denuncias resueltas se conservan durante un año.",
    states: {
      waiting: "El equipo de moderación aún no ha decidido.",
      taken_down: "El equipo de moderación ha decidido: lo que denunciaste se retiró.",
      stays: "El equipo de moderación ha decidido: lo que denunciaste no incumple ninguna norma y se queda.",
    },
    createdAt: (time) => `Recibida: ${time}`,
    due: (time) => `Se decidirá antes de: ${time}`,
    decidedAt: (time) => `Decidida: ${time}`,
  },
  accountSuspendedDialogCopy: {
    title: "No puedes iniciar sesión",
    description: "El equipo de moderación bloqueó esta cuenta. No se ha eliminado nada de ella.",
    close: "Cerrar",
  },
};
