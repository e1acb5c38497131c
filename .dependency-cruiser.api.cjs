// Who may import whom in packages/api and packages/demo. .dependency-cruiser.cjs extends it.

/** Folders of packages/api/src, from the lowest to the highest: a folder may import those before it. */
const API_LAYERS = [
  ...["locales", "shared", "config", "db", "providers", "metrics", "tracing", "domain", "seed"],
  ...["http", "areas", "jobs", "server", "cli"],
];
const API_TESTS = "(\\.test\\.ts$|/testing/)";

/** One rule for each folder of the API: which folders are above it. */
const apiLayers = API_LAYERS.slice(0, -1).map((layer, at) => ({
  name: `api-${layer}-imports-downwards`,
  comment: `In packages/api/src, ${layer} is below ${API_LAYERS.slice(at + 1).join(", ")}: move what both need down.`,
  severity: "error",
  from: { path: `^packages/api/src/${layer}/`, pathNot: API_TESTS },
  to: { path: `^packages/api/src/(${API_LAYERS.slice(at + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "api-knows-no-client",
      comment:
        "The API must run without a browser or a view library: no import of packages/ui or packages/app.",
      severity: "error",
      from: { path: "^packages/api/" },
      to: { path: ["^packages/(ui|app)/", "(^|/)node_modules/(react|react-dom)/"] },
    },
    {
      name: "api-areas-are-strangers",
      comment: "An area of the API may not import another: move what both need into http, db or providers.",
      severity: "error",
      from: { path: "^packages/api/src/areas/([^/]+)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/api/src/areas/[^/]+/", pathNot: "^packages/api/src/areas/$1/" },
    },
    ...apiLayers,
    {
      name: "api-ships-no-test-code",
      comment: "Fixtures and tests never run in production: only tests may import them.",
      severity: "error",
      from: { path: "^packages/api/src/", pathNot: API_TESTS },
      to: {
        path: [
          "^packages/api/src/testing/",
          "^packages/api/src/areas/[^/]+/testing/",
          "^packages/api/src/.*\\.test\\.ts$",
        ],
      },
    },
    {
      name: "demo-knows-the-contract-only",
      comment: "Sample data is used by the API, so it may import no other package of ours than the contract.",
      severity: "error",
      from: { path: "^packages/demo/" },
      to: { path: "^packages/(character-card|ui|app|api)/" },
    },
    {
      name: "api-has-one-door-to-the-demo",
      comment: "Production does not load sample data: only shared/loadDemo.ts may import it, dynamically.",
      severity: "error",
      from: {
        path: "^packages/api/src/",
        pathNot: ["^packages/api/src/shared/loadDemo\\.ts$", API_TESTS],
      },
      to: { path: "^packages/demo/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "api-loads-the-demo-dynamically",
      comment: "A static import would load the sample data in production too: use import().",
      severity: "error",
      from: { path: "^packages/api/src/shared/loadDemo\\.ts$" },
      to: { path: "^packages/demo/", dynamic: false, dependencyTypesNot: ["type-only", "type-import"] },
    },
  ],
};
