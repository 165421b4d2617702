# The site in a container, for hosts without systemd: see "In a container" in docs/scale.md.
FROM node:24-trixie-slim AS build
WORKDIR /site
COPY . .
# These values become part of the pages: a change needs a new build.
ARG CONTACT_DELIVERY
ARG SUPABASE_ANON_KEY
ARG VITE_SUPABASE_URL
ARG VITE_SUPABASE_ANON_KEY
ARG ANALYTICS_SRC
RUN node scripts/install.mjs && npm run build
RUN npm prune --omit=dev --no-audit --no-fund && node scripts/link-node.mjs

FROM debian:trixie-slim
RUN useradd --system --uid 10001 --no-create-home site && install -d -o site -m 700 /var/lib/amstelnok
WORKDIR /site
# The same folder as in the build, because Node finds the compiled code in build/ by its path.
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/content ./content
COPY --from=build /site/shared ./shared
COPY --from=build /site/server ./server
COPY --from=build /site/build ./build
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/amstelnok
VOLUME /var/lib/amstelnok
EXPOSE 3000
USER site
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "--max-semi-space-size=2", "--max-old-space-size=256", "--import=./server/compiled.mjs", "server/main.ts"]
