// Of every browser that the build's target means, this is known.
const browsers: readonly [pattern: RegExp, answer: string][] = [
  [/\bvar canUseDOM = !\([^;]*?\),/, "const canUseDOM = true;\nvar "],
  [/"documentMode" in document/g, "false"],
  [/!document\.documentMode/g, "true"],
  [/"oninput" in document/g, "true"],
  [/"(?:Composition|Animation|Transition)Event" in window/g, "true"],
  [/"undefined" === typeof document\b/g, "false"],
  [/"undefined" !== typeof (?:AbortController|document)\b/g, "true"],
  [/"object" === typeof Reflect\b/g, "true"],
  [
    /"function" === typeof (?:Object\.is|Promise|WeakMap|WeakSet|clearTimeout|queueMicrotask|reportError|requestAnimationFrame|setTimeout)\b/g,
    "true",
  ],
];

// The app begins with an empty root: nothing that a server drew is waited for, taken over or compared.
const hydration: readonly [pattern: RegExp, answer: string][] = [
  [/,\s*isHydrating = !1,/, ";\nconst isHydrating = false;\nvar "],
  [/\bisHydrating = (![01])/g, "$1"],
  [/[\w$]+(?:\.[\w$]+)*\.isDehydrated\b/g, "false"],
  [/[\w$]+(?:\.[\w$]+)*\.dehydrated\b(?!\s*=[^=])/g, "null"],
  [/^exports\.hydrateRoot = function[\s\S]*?^};/m, ""],
];

/** What is called by hydration alone, or answers `null`, and does nothing, as long as there is none. */
const idleWithoutHydration = [
  ...["attemptExplicitHydrationTarget", "clearIfContinuousEvent", "commitActivityHydrationCallbacks"],
  ...["commitSuspenseHydrationCallbacks", "getActivityInstanceFromFiber", "getNextHydratable"],
  ...["getNextHydratableInstanceAfterHydrationBoundary", "getParentHydrationBoundary"],
  ...["getSuspenseInstanceFromFiber", "isSuspenseInstanceFallback", "isSuspenseInstancePending"],
  ...["popHydrationState", "popToNextHostParent", "queueIfContinuousEvent", "registerSuspenseInstanceRetry"],
  ...["restoreSuspendedTreeContext", "retryIfBlockedOn", "updateDehydratedSuspenseComponent"],
  "upgradeHydrationErrorsToRecoverable",
];

/**
 * React's file for browsers without what the built app never does: asking for what every browser has, and hydrating
 * (docs/decisions/0018). What is then out of reach, minifying takes away. Throws when the file is written otherwise.
 */
export function leanReactDom(code: string, file: string): string {
  const edits = [
    ...browsers,
    ...hydration,
    ...idleWithoutHydration.map(
      (name) =>
        [
          new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}`, "m"),
          `function ${name}() {\n  return null;\n}`,
        ] as const,
    ),
  ];
  return edits.reduce((made, [pattern, answer]) => {
    if (made.search(pattern) < 0)
      throw new Error(`${file} has no ${pattern}; see what it has now, or leave out what reads it.`);
    return made.replace(pattern, answer);
  }, code);
}
