import { type EarlyRequest, earlyCallScript } from './early-call.ts'
import { PRAHAR_SCRIPT } from './landing-document.ts'

type Beginning = {
  /** The addresses of the app's first script, last, and of what it imports. */
  readonly own: readonly string[]
  /** Those of the scripts that home needs besides. */
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
 * Before anything else: fetches the app's own scripts. For the person whose sign-in is on this device
 * it also fetches those of home, opens a connection to `database` and, where no worker has kept the
 * app, sends home's first request and lets the fonts follow the data.
 */
export function beginningScript(beginning: Beginning): string {
  const { own, scripts, driver = [], database, request, signIn } = beginning
  return script(`
var own=${JSON.stringify(own)},hint=(r,f)=>{var l=document.createElement("link");l.rel=r;l.crossOrigin="";if(r==="preload")l.as="font";l.href=f;document.head.append(l)};
if(location.pathname==="/login")${JSON.stringify(hints([], { preload: signIn?.font }))}.forEach(a=>hint(...a));
else own.forEach(f=>hint("modulepreload",f));
var u=location.pathname==="/dashboard"&&JSON.parse(localStorage.getItem(Object.keys(localStorage).find(k=>k.startsWith("firebase:authUser:"))));
if(u&&u.uid&&u.stsTokenManager){
var d=new Date;
if(navigator.serviceWorker&&!navigator.serviceWorker.controller){
document.documentElement.dataset.fonts="later";
${request ? earlyCallScript(request, driver) : ''}}
${JSON.stringify(hints(scripts, { preconnect: database }))}.forEach(a=>hint(...a));
}else u=null;`)
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
requestAnimationFrame(()=>setTimeout(()=>{p[1].textContent=d.toLocaleDateString(navigator.languages.find(l=>/^en\\b/i.test(l))||"en",{weekday:"long",day:"numeric",month:"long"})}))}`)

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
 * Starts the app at the end of the document; where the sign-in page begins in it, once that is
 * painted, so that the page has the whole line until it can be read. Each file that the first script
 * imports also runs by itself as soon as it is there: a phone has two short tasks instead of a long
 * one.
 */
export function startScript({ signIn }: Pick<Beginning, 'signIn'>): string {
  return script(`
var started,start=()=>{
if(started)return;
started=1;
if(location.pathname==="/login")own.concat(${JSON.stringify(signIn?.scripts ?? [])}).forEach(f=>hint("modulepreload",f));
own.forEach(f=>import(f).catch(()=>0))};
if(document.hidden||!("first" in document.documentElement.dataset))start();
else{
setTimeout(start,${UNPAINTED_MS});
new PerformanceObserver(start).observe({type:"paint",buffered:true})}`)
}

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

type Parts = Omit<Beginning, 'own'> & {
  /** All styles of the app: without them nothing can be drawn. */
  readonly css: string
  /** The beginnings of the sign-in page as HTML, by its mode. */
  readonly signInModes: Readonly<Record<string, string>>
}

/** Each takes the place of the greeting; nothing in it can be pressed, and the app follows. */
function templates(signInModes: Parts['signInModes']): string {
  return Object.entries(signInModes)
    .map(
      ([mode, html]) =>
        `<template id="${mode}"><div id="greeting" inert aria-hidden="true" class="absolute inset-x-0 top-0">${html}</div></template>`,
    )
    .join('')
}

const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const IMPORTED = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g

/**
 * The app's document with its styles, the colours of the hour, a greeting and the beginning of the
 * sign-in page, so that the first paint waits for no other file.
 */
export function appDocument(shell: string, { css, signInModes, ...beginning }: Parts): string {
  const begin = `<script>${beginningScript({ ...beginning, own: scriptsOf(shell) })}</script>`
  // Nothing is painted before the greeting: an empty page would cost a slow phone a tenth of a second.
  const head = `<link rel="expect" href="#root" blocking="render">${begin}<style>${css}</style><script>${PRAHAR_SCRIPT}</script></head>`
  const scripts = `<script>${GREETING_SCRIPT}${SIGN_IN_SCRIPT}</script>`
  const body = `${GREETING}${templates(signInModes)}${scripts}<div id="root">`
  return shell
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace(ENTRY, '')
    .replace(IMPORTED, '')
    .replace('</head>', () => head)
    .replace('<div id="root">', () => body)
    .replace('</body>', () => `<script>${startScript(beginning)}</script></body>`)
}

/** The app's first script, last, and what it imports. */
function scriptsOf(shell: string): string[] {
  const imported = [...shell.matchAll(IMPORTED)].map(([, file = '']) => file)
  const [, entry] = ENTRY.exec(shell) ?? []
  if (entry === undefined) throw new Error('The shell of the app names no script.')
  return [...imported, entry]
}
