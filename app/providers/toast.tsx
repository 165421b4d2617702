import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Theme, useTheme } from './theme.tsx';

type Toast = { success(message: string): void; error(message: string): void };

const ToastContext = createContext<Toast | null>(null);

/** Shows toasts. The toast library loads with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const [Toaster, setToaster] = useState<ComponentType<{ theme: Theme }>>();

  async function show(kind: keyof Toast, message: string) {
    const toaster = await import('./toaster.tsx');
    // sonner drops a toast that is sent before its list is mounted.
    flushSync(() => setToaster(() => toaster.Toaster));
    toaster.toast[kind](message);
  }

  const toast: Toast = {
    success: (message) => void show('success', message).catch(console.error),
    error: (message) => void show('error', message).catch(console.error),
  };
  return (
    <ToastContext value={toast}>
      {children}
      {Toaster && <Toaster theme={theme} />}
    </ToastContext>
  );
}

export function useToast(): Toast {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast needs a ToastProvider');
  return toast;
}
