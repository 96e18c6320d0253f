# syntax=docker/dockerfile:1
# Builds any of the three remotes: --build-arg REMOTE=gallery, customer, or admin.
FROM node:24-slim AS build
WORKDIR /gallery
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shell/package.json shell/
COPY gallery-remote/package.json gallery-remote/
COPY customer-remote/package.json customer-remote/
COPY admin-remote/package.json admin-remote/
COPY api/package.json api/
RUN --mount=type=cache,target=/npm-cache npm ci --cache /npm-cache
COPY rspack.shared.js tsconfig.base.json assets.d.ts ./
COPY shared shared
COPY scripts scripts
ARG REMOTE
COPY ${REMOTE}-remote ${REMOTE}-remote
RUN npm run build -w ${REMOTE}-remote \
  && mkdir /release \
  && cp -r ${REMOTE}-remote/dist/release.json ${REMOTE}-remote/dist/mf-manifest.json ${REMOTE}-remote/dist/static /release/
RUN node scripts/build/sbom.mjs
# Other keys need another signature, so a change of keys must invalidate the build cache here.
ARG RELEASE_KEYS
RUN --mount=type=secret,id=release-key \
  if [ -s /run/secrets/release-key ]; then node scripts/release.mjs sign /release --key /run/secrets/release-key; fi

FROM nginx:1.28-alpine
COPY deploy/nginx/remote.conf /etc/nginx/nginx.conf
COPY --from=build /release /srv/remote
# Stays outside of the served folder.
COPY --from=build /gallery/dist/sbom.cdx.json /srv/
USER nginx
EXPOSE 8080
# Replaces the image's entry point, which would edit the unused default site.
ENTRYPOINT ["nginx", "-e", "stderr"]
CMD []
