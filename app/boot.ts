import { stored } from '../content/browser-storage.ts';
import { isBackendElsewhere } from './settings.ts';

/** Data in each page that the client needs to start React at the first interaction; replaces React Router's scripts. */
export type Boot = {
  /** URL of the client's entry module. */
  readonly entry: string;
  /** URL of the route manifest. */
  readonly manifest: string;
  /** This page stands for unknown paths on a static host, which has no log: the loader logs the path. */
  readonly isNotFound?: true;
  /** The router's serialized state, unless it is `noState`. */
  readonly state?: string | undefined;
  readonly routes: readonly (readonly [id: string, module: string])[];
  /** Modules to fetch together with the entry, so that one round trip is enough. */
  readonly warm: readonly string[];
};

export const BOOT_ID = 'boot';

/**
 * The script in each page: imports the code at the first interaction, or at once for the draft of a form. Neither focus
 * from `autofocus` nor a pointer that rests where the page appears counts as an interaction: browsers report the latter
 * as a move of 0 pixels. A photo may be dropped into its field without any
 * other sign than its change. A page with a form fetches its code a second after it loaded, so after its first picture,
 * without running it: the connection may be lost while a visitor fills in the form. On a static host, which does not read
 * queries, such a page runs it at once: a confirmation would be a form until then. A link to a question opens it.
 * After a reload, Back may change the address only, because both pages were one document: until the code runs, the page is
 * reloaded then. A menu closes when the page is left, because the back/forward cache would return it open.
 * Phones fetch the font of running text after the first picture, and `data-loaded` shows it: Firefox hides text for a
 * moment when its font is not there yet. A font that fails stays unused and is no error.
 * A constant, so that one CSP hash allows it on every page.
 */
export const LOADER = `(()=>{
let started=0,at=location.pathname+location.search,boot=JSON.parse(document.getElementById("${BOOT_ID}").textContent),form=document.querySelector("main form"),
start=()=>{if(started++)return;
boot.warm.forEach(u=>import(u).catch(()=>{}));
import(boot.entry)};
["pointermove","pointerdown","touchstart","keydown","focusin","wheel","change"].forEach(sign=>addEventListener(sign,e=>{
if(!(e.type=="focusin"&&e.target.autofocus||e.type=="pointermove"&&e.movementX===0&&e.movementY===0))start()},{capture:true,passive:true}));
if(form){try{if(${JSON.stringify([stored.quoteDraft.key, stored.contactDraft.key])}.some(key=>sessionStorage.getItem(key)))start()}catch{}
addEventListener("load",()=>setTimeout(()=>[boot.entry,...boot.warm].forEach(u=>fetch(u,{priority:"low"}).catch(()=>{})),1000))}
addEventListener("pagehide",()=>document.querySelector("header [open]")?.removeAttribute("open"));
addEventListener("load",()=>document.fonts.load("1em Public Sans").then(()=>document.documentElement.dataset.loaded="",()=>{}));
addEventListener("popstate",()=>{document.documentElement.hasAttribute("data-hydrated")||location.pathname+location.search==at||location.reload()});
${isBackendElsewhere ? 'if(boot.isNotFound)console.error("Geen pagina op "+location.pathname);if(form&&location.search)start();' : ''}
(onhashchange=()=>{let target=document.getElementById(location.hash.slice(1));if(target?.localName=="details")target.open=true})()
})()`;

/** Applies the stored theme before the first paint, and to a page from the back/forward cache. */
export const START_SCRIPT = `(onpageshow=()=>{let d=document.documentElement.dataset;delete d.theme;try{let[e,t]=localStorage.getItem("${stored.theme.key}").split(" ");if(e>Date.now())d.theme=t}catch{}})()`;
