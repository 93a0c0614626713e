import { createHash } from 'node:crypto'

/**
 * Gives the page the theme and the motion that a person chose on this device before the first paint, as `showLook`
 * does, and leaves `look` to do the same for what comes later in the document; a test compares the two.
 */
export const LOOK_SCRIPT =
  'var look=()=>{};try{let o=k=>localStorage.getItem("alap:"+k),t=o("theme"),k={dark:t=="dark"?"screen, ":t=="light"?"speech and ":"",reduce:o("motion")=="reduced"?"screen, ":""},m=q=>q.replace(/^.*(\\(prefers-[^:]+: ?(dark|reduce)\\))$/,(a,q,w)=>k[w]+q),r=c=>{for(let x of c){if(x.media)x.media.mediaText=m(x.media.mediaText);if(x.cssRules)r(x.cssRules)}};if(k.dark+k.reduce){look=()=>document.querySelectorAll("[media]").forEach(e=>e.setAttribute("media",m(e.getAttribute("media"))));if(k.dark)document.documentElement.dataset.theme=t;r(document.styleSheets);look()}}catch{}'

/**
 * Gives the page the colours of the hour before the first paint. The watches are those of
 * `praharAt` with the sun rising and setting at six, or always that of the evening; a test compares the two.
 */
export const PRAHAR_SCRIPT =
  'var d=new Date,w=Math.floor((d.getHours()*60+d.getMinutes()+1080)%1440/180);try{if(localStorage.getItem("alap:sky")=="evening")w=4}catch{}document.documentElement.dataset.prahar=(w<4?"day-":"night-")+(w%4+1)'

/** Adds what the template holds, once the browser has painted the page. */
export const LATER_SCRIPT =
  'new PerformanceObserver(()=>document.head.append(document.getElementById("later").content)).observe({type:"paint",buffered:true})'

/** Offers the way home to somebody who is signed in on this device, in place of the ways to sign in. */
export const KNOWN_SCRIPT =
  'try{var k=Object.keys(localStorage).some(k=>k.startsWith("firebase:authUser:"));document.querySelectorAll("[data-for]").forEach(e=>{e.hidden=k!==(e.dataset.for==="known")})}catch{}'

/** Does at a press what `HearTenSeconds` does; a test compares the two. */
export const HEAR_SCRIPT =
  'var h=document.querySelector("[data-hear]"),r=h.nextSibling,w=h.textContent,a,n,o=(x,t="",b=w)=>{n=x;h.textContent=b;r.nextSibling.textContent=t},g=()=>r.firstChild.setAttribute("stroke-dasharray",(a.currentTime/a.duration||0)+" 1");h.onclick=()=>{if(n)o(0),a.pause();else{if(!a)a=new Audio("/ten-seconds.mp3"),a.ontimeupdate=g,a.onended=()=>{o(0);r.firstChild.setAttribute("stroke-dasharray","0 1")};o(1,"","Pause");a.play().catch(()=>{if(n)a=0,o(0,h.dataset.hear)})}return!1}'

/** Drawn outside the page alone; the browser would fetch them beside its letters. */
const LATER = /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g

type Parts = {
  /** The head of the app's own shell, without its scripts and style sheets. */
  readonly head: string
  readonly css: string
  readonly body: string
  /** The one font that should load with the document. */
  readonly font: string
}

/** The landing page as one document that needs no other file to be complete. */
export function landingDocument({ head, css, body, font }: Parts): string {
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
  const later = `<template id="later">${head.match(LATER)?.join('') ?? ''}</template>`
  const script = `<script>${PRAHAR_SCRIPT};${LOOK_SCRIPT};${LATER_SCRIPT}</script>`
  return `<!doctype html><html lang="en" data-prahar="night-1"><head>${head.replace(LATER, '')}${preload}<style>${css}</style>${later}${script}</head><body>${body}<script>${KNOWN_SCRIPT};${HEAR_SCRIPT}</script></body></html>\n`
}

/** What a content security policy must allow for the inline parts of documents to work, once each. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hashes = (tag: string) => {
    const texts = [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, text = '']) => text,
    )
    return [...new Set(texts)].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
  }
  return { scripts: hashes('script'), styles: hashes('style') }
}
