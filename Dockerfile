# App and API in one container, on one port: see docs/operate.md. Node 24, as everywhere else.
# `npm ci` is the only step that uses the network. The container itself loads nothing.
FROM node:24.21.0-slim AS build
WORKDIR /mimi
COPY . .
RUN npm ci && npm run build

FROM node:24.21.0-slim AS modules
WORKDIR /mimi
COPY package.json package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/contract/package.json packages/contract/
COPY packages/app/package.json packages/app/
COPY packages/character-card/package.json packages/character-card/
COPY packages/demo/package.json packages/demo/
COPY packages/ui/package.json packages/ui/
RUN npm ci --omit=dev --workspace @mimi/api --include-workspace-root=false

FROM node:24.21.0-slim
ENV NODE_ENV=production API_HOST=0.0.0.0 PORT=8080 MIMI_DATA_DIR=/data MIMI_APP_DIR=packages/app/dist
WORKDIR /mimi
RUN mkdir /data && chown node:node /data
COPY package.json ./
# The command: it starts the API, and starts it again when it has not answered for 30 s.
COPY scripts/nodeVersion.js scripts/serve.ts scripts/
COPY scripts/launch scripts/launch
COPY scripts/model scripts/model
# The sources stay beside the bundle, because migrations and lexicon are read from there. The commands backup, restore,
# export-data, import-data and moderator run from there too. The sample covers are for SEED=sample.
COPY packages/contract packages/contract
COPY packages/api packages/api
COPY packages/demo/covers packages/demo/covers
COPY --from=modules /mimi/node_modules node_modules
COPY --from=modules /mimi/packages/api/node_modules packages/api/node_modules
COPY --from=build /mimi/packages/api/dist packages/api/dist
COPY --from=build /mimi/packages/app/dist packages/app/dist
# All files belong to root, and the file system can be read-only: only /data and /tmp are written to.
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The API needs at most 20 s after SIGTERM and DRAIN_SECONDS to finish running replies. Then it is killed.
STOPSIGNAL SIGTERM
CMD ["node", "scripts/serve.ts"]
