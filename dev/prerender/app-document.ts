import { type EarlyRequest, earlyCallScript } from './early-call.ts'
import { PRAHAR_SCRIPT } from './landing-document.ts'

type Beginning = {
  /** The addresses of the scripts that home needs besides those that the document names. */
  readonly scripts: readonly string[]
  /** Those that it needs in addition when the document has not sent its first request. */
  readonly driver?: readonly string[]
  /** The origin of the database; undefined in a build without one. */
  readonly database?: string | undefined
  /** The first request of home; undefined in a build without a database. */
  readonly request?: EarlyRequest | undefined
  /** The addresses of what the sign-in page needs besides: its scripts, and the letters of its title. */
  readonly signIn?: { readonly scripts: readonly string[]; readonly font?: string | undefined }
}

/**
 * Before anything else of home, for the person whose sign-in is on this device: fetches `scripts`
 * beside the first ones, opens a connection to `database` and, where no worker has kept the app,
 * sends home's first request and lets the fonts follow the data. The sign-in page fetches its own.
 */
export function beginningScript(beginning: Beginning): string {
  const { scripts, driver = [], database, request, signIn } = beginning
  return script(`
const hint=(r,f)=>{var l=document.createElement("link");l.rel=r;l.crossOrigin="";if(r==="preload")l.as="font";l.href=f;document.head.append(l)};
var u=location.pathname==="/dashboard"&&JSON.parse(localStorage.getItem(Object.keys(localStorage).find(k=>k.startsWith("firebase:authUser:"))));
if(u&&u.uid&&u.stsTokenManager){
var d=new Date;
if(navigator.serviceWorker&&!navigator.serviceWorker.controller){
document.documentElement.dataset.fonts="later";
${request ? earlyCallScript(request, driver) : ''}}
${JSON.stringify(hints(scripts, { preconnect: database }))}.forEach(a=>hint(...a));
}else u=null;
if(location.pathname==="/login")${JSON.stringify(signIn ? hints(signIn.scripts, { preload: signIn.font }) : [])}.forEach(a=>hint(...a));`)
}

/**
 * Greets the person of the beginning in the place and the words of home, before any code of the app
 * has come. The date follows the first paint: a slow phone needs 80 ms to learn the names of days.
 */
export const GREETING_SCRIPT = script(`
if(u){
const h=d.getHours(),n=String(u.displayName||"").trim().split(/\\s+/)[0],g=document.getElementById("greeting"),p=g.querySelectorAll("p");
p[0].textContent="Good "+(h<12?"morning":h<17?"afternoon":"evening")+(n?", "+n:"");
g.hidden=false;
const tag=l=>{try{return new Intl.Locale(l.replace(/[.@].*/s,"").replaceAll("_","-")).toString()}catch{return""}};
requestAnimationFrame(()=>setTimeout(()=>{p[1].textContent=d.toLocaleDateString((navigator.languages||[navigator.language]).map(tag).find(l=>/^en\\b/.test(l))||"en-GB",{weekday:"long",day:"numeric",month:"long"})}))}`)

/**
 * Shows the beginning of the sign-in page in its mode to somebody who is not signed in and comes
 * straight to it, not by a link of an e-mail or from another page.
 */
export const SIGN_IN_SCRIPT = script(`
if(location.pathname==="/login"&&!/[?&]oobCode=/.test(location.search)&&!(history.state&&history.state.usr)&&!Object.keys(localStorage).some(k=>k.startsWith("firebase:authUser:"))){
const m=new URLSearchParams(location.search).get("mode")==="create"?"create-account":"sign-in";
document.documentElement.dataset.first="";
document.getElementById("greeting").replaceWith(document.getElementById(m).content)}`)

/** How long the sign-in page waits for its first paint, should the browser report none. */
const UNPAINTED_MS = 1000

/**
 * Starts the app at the end of the sign-in page's own document; where the page begins in it, once
 * that is painted, so that it has the whole line until it can be read.
 */
export const START_SCRIPT = script(`
const start=()=>document.body.append(document.getElementById("app").content);
if(document.hidden||!("first" in document.documentElement.dataset))start();
else{
setTimeout(start,${UNPAINTED_MS});
new PerformanceObserver(start).observe({type:"paint",buffered:true})}`)

/** A script that fails in silence: the app follows in any case. */
function script(text: string): string {
  return `try{${text}}catch{}`.replaceAll('\n', '')
}

/** What the browser should begin with, by the word for it. */
function hints(
  scripts: readonly string[],
  others: Readonly<Record<string, string | undefined>>,
): (readonly [string, string])[] {
  const files = scripts.map((file) => ['modulepreload', file] as const)
  const rest = Object.entries(others).flatMap(([rel, href]) =>
    href === undefined ? [] : [[rel, href] as const],
  )
  return [...files, ...rest]
}

/**
 * In the place and with the classes of the header of `DashboardFrame`, so that nothing moves when
 * home is drawn; screen readers wait for the page itself.
 */
const GREETING = `<div id="greeting" hidden aria-hidden="true" class="pointer-events-none absolute inset-x-0 top-0 lg:pl-24"><div class="mx-auto w-full max-w-[70rem] px-5 pt-6 sm:px-8 sm:pt-10"><div class="flex items-start justify-between gap-4"><div><p class="font-display font-semibold text-heading"></p><p class="text-ink-soft"></p></div><div class="size-11 shrink-0"></div></div></div></div>`

type Painted = {
  /** All styles of the app: without them nothing can be drawn. */
  readonly css: string
  /** The beginnings of the sign-in page as HTML, by its mode. */
  readonly signInModes: Readonly<Record<string, string>>
}

type Parts = Beginning & Painted

/** Each takes the place of the greeting; nothing in it can be pressed, and the app follows. */
function templates(signInModes: Parts['signInModes']): string {
  return Object.entries(signInModes)
    .map(
      ([mode, html]) =>
        `<template id="${mode}"><div id="greeting" inert aria-hidden="true" class="absolute inset-x-0 top-0">${html}</div></template>`,
    )
    .join('')
}

const SHEET = /\s*<link rel="stylesheet"[^>]*>/
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/**
 * What the first script imports. Each also runs by itself as soon as it is there, so that a phone has
 * two short tasks instead of a long one.
 */
const PRELOADED = /<link rel="modulepreload"[^>]* href="([^"]+)">/g

/**
 * The app's document with its styles, the colours of the hour, a greeting and the beginning of the
 * sign-in page, so that the first paint waits for no other file.
 */
export function appDocument(shell: string, { css, signInModes, ...beginning }: Parts): string {
  return withBeginning(shell.replace(PRELOADED, `$&${moduleScript('$1')}`), {
    first: `<script>${beginningScript(beginning)}</script>`,
    last: `${GREETING_SCRIPT}${SIGN_IN_SCRIPT}`,
    css,
    signInModes,
  })
}

/**
 * The same for the address of the sign-in page, which can be read without any script: they follow its
 * first paint, and nothing in it is about home.
 */
export function signInDocument(
  shell: string,
  { css, signInModes, signIn = { scripts: [] } }: Parts,
): string {
  const entry = ENTRY.exec(shell)?.[1]
  if (entry === undefined) throw new Error('The shell of the app names no script')
  const imported = [...shell.matchAll(PRELOADED)].map(([, file = '']) => file)
  const own = [...imported, entry].map(moduleScript).join('')
  const ahead = signIn.scripts.map(
    (file) => `<link rel="modulepreload" crossorigin href="${file}">`,
  )
  const font = signIn.font
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${signIn.font}">`
    : ''
  const start = `<template id="app">${own}${ahead.join('')}</template><script>${START_SCRIPT}</script></body>`
  return withBeginning(shell.replace(ENTRY, '').replace(PRELOADED, ''), {
    first: font,
    last: SIGN_IN_SCRIPT,
    css,
    signInModes,
  }).replace('</body>', () => start)
}

/** The shell with `first` and all styles in its head, and in its body what is seen before the app. */
function withBeginning(
  shell: string,
  { css, signInModes, first, last }: Painted & { readonly first: string; readonly last: string },
): string {
  // Nothing is painted before the greeting: an empty page would cost a slow phone a tenth of a second.
  const head = `<link rel="expect" href="#root" blocking="render">${first}<style>${css}</style><script>${PRAHAR_SCRIPT}</script></head>`
  const body = `${GREETING}${templates(signInModes)}<script>${last}</script><div id="root">`
  return shell
    .replace(SHEET, '')
    .replace('</head>', () => head)
    .replace('<div id="root">', () => body)
}

function moduleScript(file: string): string {
  return `<script type="module" async crossorigin src="${file}"></script>`
}
