import { stored } from '../content/browser-storage.ts';
import { clientErrorsPath } from '../shared/paths.ts';

/** Data in each page that the client needs to start React at the first interaction; replaces React Router's scripts. */
export type Boot = {
  /** URL of the client's entry module. */
  readonly entry: string;
  /** URL of the route manifest, `/assets/manifest-<version>.js`. */
  readonly manifest: string;
  readonly context: object;
  /** The router's serialized state. */
  readonly state: string;
  readonly routes: readonly (readonly [id: string, modules: readonly string[]])[];
  /** Modules to fetch together with the entry, so that one round trip is enough. */
  readonly warm: readonly string[];
};

export const BOOT_ID = 'boot';

/**
 * The script in each page: imports the code at the first interaction, and reports a failed import. Neither focus from
 * `autofocus` nor a pointer that rests where the page appears counts as an interaction: browsers report the latter as a
 * move of 0 pixels. A constant, so that one CSP hash allows it on every page.
 */
export const LOADER = `(()=>{let started=0,boot=JSON.parse(document.getElementById("${BOOT_ID}").textContent),signs=["pointermove","pointerdown","touchstart","keydown","focusin","wheel"],options={capture:true,passive:true},go=e=>{if(e.type=="focusin"&&e.target.autofocus||e.type=="pointermove"&&e.movementX===0&&e.movementY===0||started++)return;signs.forEach(s=>removeEventListener(s,go,options));boot.warm.forEach(u=>import(u).catch(()=>{}));import(boot.entry).catch(e=>{navigator.sendBeacon("${clientErrorsPath}",new Blob([JSON.stringify({page:location.pathname,message:e.name,source:boot.entry,build:boot.manifest.slice(17,-3)})],{type:"application/json"}));throw e})};signs.forEach(s=>addEventListener(s,go,options))})()`;

/** Applies the stored theme before the first paint. */
export const START_SCRIPT = `(()=>{try{let[e,t]=localStorage.getItem("${stored.theme.key}").split(" ");if(e>Date.now())document.documentElement.dataset.theme=t}catch{}})()`;
