# The server and the web app in one image. The data is in /data, or in the PostgreSQL that DATABASE_URL names.
FROM node:24-slim AS build
WORKDIR /source
# The manifests first: as long as they are unchanged, the installed modules come from the build cache.
COPY .npmrc package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/analysis/package.json packages/analysis/
COPY packages/bots/package.json packages/bots/
COPY packages/engine/package.json packages/engine/
COPY packages/fairness/package.json packages/fairness/
COPY packages/formats/package.json packages/formats/
COPY packages/house/package.json packages/house/
COPY packages/protocol/package.json packages/protocol/
COPY packages/scorekeeper/package.json packages/scorekeeper/
COPY packages/solver/package.json packages/solver/
COPY packages/words/package.json packages/words/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
RUN npm run release:application
# What users install: one bundle and the database, without the sources and their tools.
RUN npm install --prefix /app --no-package-lock /source/.cache/release/lettertafel.tgz

FROM node:24-slim
ENV NODE_ENV=production PORT=8080 LETTERTAFEL_DATA=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node_modules/.bin/lettertafel", "serve"]
