const MUTATING = new Set([
  "push",
  "pop",
  "shift",
  "unshift",
  "splice",
  "sort",
  "reverse",
  "fill",
  "copyWithin",
]);

/** ESLint rule: only the actions beside a store may write the store. */
export const storeWrites = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      foreign:
        "Only the *.actions.ts beside a store write it, so that every change of it has a name and one home: call an action.",
    },
  },
  create(context) {
    const isActions = context.filename.endsWith(".actions.ts");
    const stores = new Set();
    /** Whether an expression is part of a store that this file must not write. */
    const isForeign = (node) => {
      let at = node;
      while (at.type === "MemberExpression" || at.type === "TSNonNullExpression")
        at = at.object ?? at.expression;
      return at !== node && at.type === "Identifier" && stores.has(at.name);
    };
    const isStore = (node) => node?.type === "Identifier" && stores.has(node.name);
    const report = (node) => context.report({ node, messageId: "foreign" });
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!source.value.endsWith(".store.ts")) return;
        if (isActions && source.value.startsWith("./")) return;
        for (const { local } of specifiers) stores.add(local.name);
      },
      AssignmentExpression(node) {
        if (isForeign(node.left)) report(node);
      },
      UpdateExpression(node) {
        if (isForeign(node.argument)) report(node);
      },
      "UnaryExpression[operator='delete']"(node) {
        if (isForeign(node.argument)) report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
        const [first] = node.arguments;
        const isAssign = callee.object.type === "Identifier" && callee.object.name === "Object";
        if (isAssign && callee.property.name === "assign" && first && (isStore(first) || isForeign(first)))
          report(node);
        else if (MUTATING.has(callee.property.name) && isForeign(callee.object)) report(node);
      },
    };
  },
};
