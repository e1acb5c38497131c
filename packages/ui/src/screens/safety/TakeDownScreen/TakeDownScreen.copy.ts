/** Default texts of TakeDownScreen. */
export const takeDownScreenCopy = {
  title: "Take an intimate image down",
  lead: "Does an image here show you, or a person you act for, intimately and without consent? Ask us to take it down. You need no account. We decide within 48 hours and remove identical copies too.",
  place: "Where is the image?",
  placeHint: "The address of the page of the character, or of the image.",
  placeMissing: "Please say where the image is",
  placeUnknown:
    "There is no image at this address. Copy it from the address bar, or copy the address of the image.",
  text: "Which image is it?",
  textHint: "Optional: what it shows, and who is in it.",
  goodFaith:
    "I state in good faith that this image was published without the consent of the person it shows.",
  goodFaithMissing: "Please confirm the statement",
  signature: "Signature",
  signatureHint: "Your full name: of the person shown, or of the person who acts for them.",
  signatureMissing: "Please sign with your full name",
  email: "E-mail address",
  emailHint: "Only moderators see it. We send the decision there, then delete it.",
  emailMissing: "Please enter your e-mail address",
  emailInvalid: "Please enter one e-mail address",
  send: "Send request",
  failed: "Sending failed. Your text is still here.",
  sent: {
    title: "We have your request",
    /** `due` is a date with a time. */
    body: (due: string) => `Moderators decide by ${due}. You will get an e-mail with the decision.`,
    receipt: "Number",
    look: "See its state",
  },
};
