# syntax=docker/dockerfile:1
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
# What a build can be told, see .env.example.
ARG VITE_API_ORIGIN VITE_BLOG VITE_COMMUNITY_URL VITE_HELP_ADDRESS VITE_LIVEKIT_URL \
  VITE_PUBLIC_ORIGIN VITE_SERVICE_WORKER
RUN node scripts/build.mjs

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json /app/openapi.yaml ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/migrations server/migrations
COPY --from=build /app/public/portraits public/portraits
COPY --from=build /app/content/characters content/characters
COPY --from=build /app/content/mail content/mail
COPY --from=build /app/content/search content/search
COPY --from=build /app/content/tags content/tags
COPY --from=build /app/content/talk content/talk
COPY --from=build /app/server/seed/pictures server/seed/pictures
COPY --from=build /app/server/speech/process server/speech/process
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
RUN mkdir data && chown node:node data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/main.js"]
