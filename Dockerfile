# The first stage builds with the dependencies of the lockfile. The image contains the build and the few packages that
# cannot be bundled (scripts/image.ts). The Node version is the one pinned in scripts/runtime/package.json.

FROM node:26.10.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY language/package.json language/
COPY content/package.json content/
COPY learning/package.json learning/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY scripts/install.mjs scripts/
RUN node scripts/install.mjs
COPY language language
COPY content content
COPY learning learning
COPY contract contract
COPY server server
COPY web web
COPY scripts scripts
RUN node scripts/build.ts && node scripts/image.ts /image

FROM node:26.10.0-slim
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /image .

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
# Also neural voices and the program that runs them, so that they stay when the image is replaced.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["node", "scripts/is-healthy.ts"]
CMD ["node", "server/dist/main.js"]
