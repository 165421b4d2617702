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

export const THEME_KEY = 'theme';

/** Before the first paint: applies a remembered theme, and marks the page of a visitor who asks not to be tracked. */
export const START_SCRIPT = `(()=>{let n=navigator,d=document.documentElement.dataset;if(n.doNotTrack=="1"||n.globalPrivacyControl)d.private="";try{let[e,t]=localStorage.getItem("${THEME_KEY}").split(" ");if(e>Date.now())d.theme=t}catch{}})()`;
