import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConsentProvider } from './consent.tsx';
import { ThemeProvider } from './theme.tsx';
import { ToastProvider } from './toast.tsx';
import { TooltipProvider } from './tooltip.tsx';

/** All React context providers: query cache, theme, consent, toasts and tooltips. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <ConsentProvider>
          <ToastProvider>
            <TooltipProvider>{children}</TooltipProvider>
          </ToastProvider>
        </ConsentProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
