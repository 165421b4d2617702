import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isBackendElsewhere } from '../settings.ts';

const TYPING = ['keydown', 'keypress', 'textInput', 'input', 'keyup'];

let hydrated = false;

/** Whether the first page is hydrated. */
export function isHydrated(): boolean {
  return hydrated;
}

/** Whether the page runs its code: false on the server and in the first render of the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};

/** The query of the page's address. A static host serves the same HTML for every query, so hydration there starts without one. */
export function usePageQuery(): string {
  const { search } = useLocation();
  return useHydrated() || !isBackendElsewhere ? search : '';
}

/**
 * React hydrates synchronously on discrete events. Keeps keyboard events from reaching it until hydration is done, so
 * typing stays fluent; the browser still handles them.
 */
export function keepTypingFluent(): void {
  for (const type of TYPING) addEventListener(type, stopEvent, { capture: true });
}

/** Marks the first page as hydrated: in a variable, because the error page replaces the attributes of `<html>`, and in an attribute for styles and tests. */
export function markHydrated(): void {
  hydrated = true;
  document.documentElement.dataset.hydrated = '';
  for (const type of TYPING) removeEventListener(type, stopEvent, { capture: true });
}

function stopEvent(event: Event): void {
  event.stopPropagation();
}

let shielded: readonly HTMLTextAreaElement[] = [];

/**
 * Hydration resets a textarea with a default value, which would lose text typed before. Ignores scripts' writes to
 * textareas until `releaseTypedText`.
 */
export function shieldTypedText(): void {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  shielded = [...document.querySelectorAll('textarea')];
  for (const area of shielded) {
    Object.defineProperty(area, 'value', { ...value, set: () => {} });
  }
}

/** Lets scripts write to textareas again, once the page is hydrated. */
export function releaseTypedText(): void {
  for (const area of shielded) Reflect.deleteProperty(area, 'value');
  shielded = [];
}
