import { BOARD } from '~/ui/layout/room.ts'
import { type EarlyRequests, earlyCallScript } from './early-call.ts'
import { LOOK_SCRIPT, PRAHAR_SCRIPT } from './landing-document.ts'

type Beginning = {
  /** The addresses of the scripts that home needs besides those that the document names. */
  readonly scripts: readonly string[]
  /** Those that it needs in addition when the document has not sent its first requests. */
  readonly driver?: readonly string[]
  /** The origin of the database; undefined in a build without one. */
  readonly database?: string | undefined
  /** The first requests of home; undefined in a build without a database. */
  readonly requests?: EarlyRequests | undefined
  /** The addresses of what the sign-in page needs besides: its scripts, and the letters of its title. */
  readonly signIn?: { readonly scripts: readonly string[]; readonly font?: string | undefined }
  /** The addresses of the scripts that a first session needs besides, its sound too. */
  readonly firstSession?: readonly string[]
}

/**
 * Before anything else of home, for the person whose sign-in is on this device: fetches `scripts`
 * beside the first ones, opens a connection to `database` and, where no worker has kept the app,
 * sends home's first requests and lets the fonts follow the data. The sign-in page and a first session fetch their own.
 */
export function beginningScript(beginning: Beginning): string {
  const { scripts, driver = [], database, requests, signIn, firstSession = [] } = beginning
  return script(`
const hint=(r,f)=>{var l=document.createElement("link");l.rel=r;l.crossOrigin="";if(r==="preload")l.as="font";l.href=f;document.head.append(l)};
var u=location.pathname==="/dashboard"&&JSON.parse(localStorage.getItem(Object.keys(localStorage).find(k=>k.startsWith("firebase:authUser:"))));
if(u&&u.uid&&u.stsTokenManager){
var d=new Date;
if(navigator.serviceWorker&&!navigator.serviceWorker.controller){
document.documentElement.dataset.fonts="later";
${requests ? earlyCallScript(requests, driver) : ''}}
${JSON.stringify(hints(scripts, { preconnect: database }))}.forEach(a=>hint(...a));
}else u=null;
if(location.pathname==="/login")${JSON.stringify(signIn ? hints(signIn.scripts, { preload: signIn.font }) : [])}.forEach(a=>hint(...a));
if(location.pathname==="/try")${JSON.stringify(hints(firstSession, {}))}.forEach(a=>hint(...a));`)
}

/**
 * Greets the person of the beginning in the place and the words of home, before any code of the app
 * has come. The date is left to home: a slow phone needs 80 ms to learn the names of days.
 */
export const GREETING_SCRIPT = script(`
if(u){
const h=d.getHours(),n=String(u.displayName||"").trim().split(/\\s+/)[0],g=document.getElementById("greeting");
g.querySelector("p").textContent="Good "+(h<12?"morning":h<17?"afternoon":"evening")+(n?", "+n:"");
g.hidden=false}`)

/**
 * Shows the beginning of the sign-in page in its mode to somebody who is not signed in and comes
 * straight to it, not by a link of an e-mail or from another page.
 */
export const SIGN_IN_SCRIPT = script(`
if(location.pathname==="/login"&&!/[?&]oobCode=/.test(location.search)&&!(history.state&&history.state.usr)&&!Object.keys(localStorage).some(k=>k.startsWith("firebase:authUser:"))){
const m=new URLSearchParams(location.search).get("mode")==="create"?"create-account":"sign-in";
document.documentElement.dataset.first="";
document.getElementById("greeting").replaceWith(document.getElementById(m).content)}`)

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
const GREETING = `<div id="greeting" hidden aria-hidden="true" class="pointer-events-none absolute inset-x-0 top-0 lg:pl-20 xl:pl-22 wide:pl-58"><div class="${BOARD}"><div class="flex flex-wrap items-center justify-between gap-x-4"><div class="min-w-min flex-1"><p class="font-display font-semibold text-heading"></p><p class="flex min-h-11 items-center text-small">&nbsp;</p></div><div class="h-11 w-24 shrink-0 lg:hidden"></div></div></div></div>`

type Parts = Beginning & {
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

const SHEET = /\s*<link rel="stylesheet"[^>]*>/

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
  // Nothing is painted before the greeting: an empty page would cost a slow phone a tenth of a second.
  const head = `<link rel="expect" href="#root" blocking="render"><script>${beginningScript(beginning)}</script><style>${css}</style><script>${PRAHAR_SCRIPT};${LOOK_SCRIPT}</script></head>`
  const body = `${GREETING}${templates(signInModes)}<script>${GREETING_SCRIPT}${SIGN_IN_SCRIPT}</script><div id="root">`
  return shell
    .replace(PRELOADED, '$&<script type="module" async crossorigin src="$1"></script>')
    .replace(SHEET, '')
    .replace('</head>', () => head)
    .replace('<div id="root">', () => body)
}
