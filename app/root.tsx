import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet, Scripts } from 'react-router';
import { paper } from '../shared/colours.ts';
import type { Route } from './+types/root';
import { Breadcrumbs } from './components/breadcrumbs.tsx';
import { ErrorPage, NotFoundPage } from './components/error-pages.tsx';
import { BottomStrip } from './components/layout/bottom-strip.tsx';
import { ConsentBar, ConsentProvider } from './components/layout/consent.tsx';
import { Footer } from './components/layout/footer.tsx';
import { Header } from './components/layout/header.tsx';
import { TopBar } from './components/layout/top-bar.tsx';
import { ScrollPosition } from './components/scroll-position.tsx';
import { TooltipProvider } from './providers/tooltip.tsx';
import { START_SCRIPT } from './start/boot.ts';
import { markHydrated, releaseTypedText } from './start/hydration.ts';

export function Layout({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());
  // Layout effect: must run before the effects that restore a draft.
  useLayoutEffect(releaseTypedText, []);
  useEffect(markHydrated, []);
  return (
    <html lang="nl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content={paper.light} />
        <script>{START_SCRIPT}</script>
        {import.meta.env.DEV && <link rel="stylesheet" href="/app/styles/app.css" />}
      </head>
      <body>
        <a className="skip-link" href="#inhoud">
          Naar de inhoud
        </a>
        <QueryClientProvider client={queryClient}>
          <ConsentProvider>
            <TooltipProvider>
              <TopBar />
              <Header />
              <Breadcrumbs />
              <main id="inhoud" tabIndex={-1}>
                {children}
              </main>
              <Footer />
              <BottomStrip />
              <ConsentBar />
            </TooltipProvider>
          </ConsentProvider>
        </QueryClientProvider>
        <ScrollPosition />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage />;
}
