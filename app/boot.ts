import { stored } from '../content/browser-storage.ts';

/** What a page carries instead of scripts: all that the client needs to start React on it, once somebody touches the page. */
export type Boot = {
  /** Address of the client's entry module. */
  readonly entry: string;
  readonly manifest: string;
  readonly context: object;
  /** The router's serialized state. */
  readonly state: string;
  readonly routes: readonly (readonly [id: string, modules: readonly string[]])[];
  /** Modules to fetch beside the entry, so that one round trip brings all. */
  readonly warm: readonly string[];
};

export const BOOT_ID = 'boot';

/**
 * The only script in a page: it imports the code at the first sign of a visitor; the focus that a page puts on its own
 * message is none. A constant, so that one hash allows it everywhere.
 */
export const LOADER = `(()=>{let started=0,boot=JSON.parse(document.getElementById("${BOOT_ID}").textContent),signs=["pointermove","pointerdown","touchstart","keydown","focusin","wheel"],options={capture:true,passive:true},go=e=>{if(e.type=="focusin"&&e.target.autofocus||started++)return;signs.forEach(s=>removeEventListener(s,go,options));boot.warm.forEach(u=>import(u).catch(()=>{}));import(boot.entry)};signs.forEach(s=>addEventListener(s,go,options))})()`;

/** Before the first paint: applies a remembered theme. */
export const START_SCRIPT = `(()=>{try{let[e,t]=localStorage.getItem("${stored.theme.key}").split(" ");if(e>Date.now())document.documentElement.dataset.theme=t}catch{}})()`;
