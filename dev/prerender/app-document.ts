import { PRAHAR_SCRIPT } from './landing-document.ts'

/**
 * Greets the person whose sign-in is on this device in the place and the words of home, before any code
 * of the app has come, fetches `scripts` beside the first ones and opens a connection to `database`. The
 * date follows the first paint: a slow phone needs 80 ms to learn the names of days.
 */
export function greetingScript(scripts: readonly string[], database?: string): string {
  return `try{
var u=location.pathname==="/dashboard"&&JSON.parse(localStorage.getItem(Object.keys(localStorage).find(k=>k.startsWith("firebase:authUser:"))));
if(u&&u.uid&&u.stsTokenManager){
var d=new Date,h=d.getHours(),n=String(u.displayName||"").trim().split(/\\s+/)[0],g=document.getElementById("greeting"),p=g.querySelectorAll("p");
p[0].textContent="Good "+(h<12?"morning":h<17?"afternoon":"evening")+(n?", "+n:"");
g.hidden=false;
requestAnimationFrame(()=>setTimeout(()=>{p[1].textContent=d.toLocaleDateString(navigator.languages.find(l=>/^en\\b/i.test(l))||"en",{weekday:"long",day:"numeric",month:"long"})}));
${JSON.stringify(hints(scripts, database))}.forEach(a=>{var l=document.createElement("link");l.rel=a[0];l.crossOrigin="";l.href=a[1];document.head.append(l)})}
}catch{}`.replaceAll('\n', '')
}

/** What the browser should begin with, by the word for it. */
function hints(scripts: readonly string[], database?: string): (readonly [string, string])[] {
  const files = scripts.map((file) => ['modulepreload', file] as const)
  return database === undefined ? files : [...files, ['preconnect', database]]
}

/**
 * In the place and with the classes of the header of `DashboardFrame`, so that nothing moves when
 * home is drawn; screen readers wait for the page itself.
 */
const GREETING = `<div id="greeting" hidden aria-hidden="true" class="pointer-events-none absolute inset-x-0 top-0 lg:pl-24"><div class="mx-auto w-full max-w-[70rem] px-5 pt-6 sm:px-8 sm:pt-10"><div class="flex items-start justify-between gap-4"><div><p class="font-display font-semibold text-heading"></p><p class="text-ink-soft"></p></div><div class="size-11 shrink-0"></div></div></div></div>`

type Parts = {
  /** All styles of the app: without them nothing can be drawn. */
  readonly css: string
  /** The addresses of the scripts that home needs besides those that `shell` names. */
  readonly scripts: readonly string[]
  /** The origin of the database; undefined in a build without one. */
  readonly database?: string | undefined
}

/**
 * The app's document with its styles, the colours of the hour and a greeting, so that the first paint
 * waits for no other file.
 */
export function appDocument(shell: string, { css, scripts, database }: Parts): string {
  const head = `<style>${css}</style><script>${PRAHAR_SCRIPT}</script></head>`
  const body = `${GREETING}<script>${greetingScript(scripts, database)}</script><div id="root">`
  return shell
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace('</head>', () => head)
    .replace('<div id="root">', () => body)
}
