import { stored } from '../../content/browser-storage.ts';
import { isBackendElsewhere } from '../settings.ts';

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

/** Whether a draft of a form waits in this tab. */
const HAS_DRAFT = `${JSON.stringify([stored.quoteDraft.key, stored.contactDraft.key])}.some(key=>sessionStorage.getItem(key))`;

/**
 * The script in each page: imports the code at the first interaction. A constant, so that one CSP hash allows it on every
 * page.
 */
export const LOADER = [
  '(()=>{let started=0,at=location.pathname+location.search,',
  `boot=JSON.parse(document.getElementById("${BOOT_ID}").textContent),`,
  'form=document.querySelector("main form"),',
  'start=()=>{if(started++)return;boot.warm.forEach(u=>import(u).catch(()=>{}));import(boot.entry)};',

  // Neither focus from `autofocus` nor a pointer that rests where the page appears is an interaction: browsers report the
  // latter as a move of 0 pixels. A photo may be dropped into its field without any other sign than its change.
  '["pointermove","pointerdown","touchstart","keydown","focusin","wheel","change"].forEach(sign=>addEventListener(sign,e=>{',
  'if(!(e.type=="focusin"&&e.target.autofocus||e.type=="pointermove"&&e.movementX===0&&e.movementY===0))start()',
  '},{capture:true,passive:true}));',

  // A draft is shown at once.
  `if(form){try{if(${HAS_DRAFT})start()}catch{}`,
  // The code of a form is fetched after the first picture, without running it: the connection may be lost while a visitor
  // fills in the form.
  'addEventListener("load",()=>setTimeout(()=>',
  '[boot.entry,...boot.warm].forEach(u=>fetch(u,{priority:"low"}).catch(()=>{})),1000))}',

  // The back/forward cache would return an open menu.
  'addEventListener("pagehide",()=>document.querySelector("header [open]")?.removeAttribute("open"));',

  // Phones fetch the font of running text after the first picture, and `data-loaded` shows it: Firefox hides text for a
  // moment when its font is not there yet. A font that fails stays unused and is no error.
  'addEventListener("load",()=>document.fonts.load("1em Public Sans").then(()=>document.documentElement.dataset.loaded="",()=>{}));',

  // After a reload, Back may change the address only, because both pages were one document.
  'addEventListener("popstate",()=>{document.documentElement.hasAttribute("data-hydrated")||',
  'location.pathname+location.search==at||location.reload()});',

  // A static host has no log, and does not read queries: a confirmation would be a form until the code runs.
  isBackendElsewhere
    ? 'if(boot.isNotFound)console.error("Geen pagina op "+location.pathname);if(form&&location.search)start();'
    : '',

  // A link to a question opens it.
  '(onhashchange=()=>{let target=document.getElementById(location.hash.slice(1));',
  'if(target?.localName=="details")target.open=true})()})()',
].join('');

/** Applies the stored theme before the first paint, and to a page from the back/forward cache. */
export const START_SCRIPT = `(onpageshow=()=>{let d=document.documentElement.dataset;delete d.theme;try{let[e,t]=localStorage.getItem("${stored.theme.key}").split(" ");if(e>Date.now())d.theme=t}catch{}})()`;
