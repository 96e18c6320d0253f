# syntax=docker/dockerfile:1
FROM node:24-slim AS manifests
WORKDIR /gallery
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shell/package.json shell/
COPY gallery-remote/package.json gallery-remote/
COPY customer-remote/package.json customer-remote/
COPY admin-remote/package.json admin-remote/
COPY api/package.json api/

FROM manifests AS build
RUN --mount=type=cache,target=/npm-cache npm ci --cache /npm-cache
COPY rspack.shared.js tsconfig.base.json assets.d.ts ./
COPY shared shared
COPY scripts scripts
COPY shell shell
RUN npm run build -w shell
RUN node scripts/build/sbom.mjs

FROM manifests AS packages
RUN --mount=type=cache,target=/npm-cache npm ci --cache /npm-cache --omit=dev --omit=peer -w shell

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /gallery
# A new volume inherits the owner of the image's folder.
RUN install -d -o node -g node /data
COPY --from=packages /gallery/node_modules node_modules
COPY --from=packages /gallery/shell shell
COPY --from=build /gallery/shell/dist shell/dist
COPY --from=build /gallery/dist/sbom.cdx.json ./
USER node
EXPOSE 3000
CMD ["node", "shell/dist/server.js"]
