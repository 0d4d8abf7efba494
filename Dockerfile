# The parts that the product is served with, and no more, from the same lockfile as everywhere; on the Node that
# package.json pins.

FROM node:26.10.0-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY content/package.json content/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci --ignore-scripts
COPY content content
COPY contract contract
COPY server server
COPY web web
COPY scripts scripts
RUN node scripts/build.ts

FROM manifests
RUN npm ci --ignore-scripts --omit=dev --workspace=@pol/server && npm cache clean --force
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY content content
COPY contract contract
COPY server server
COPY scripts scripts
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["node", "scripts/is-healthy.ts"]
CMD ["node", "server/dist/main.js"]
