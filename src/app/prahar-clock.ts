import { praharAt } from '~/raga/model/prahar.ts'

const MINUTE = 60_000

function show(now: Date): void {
  document.documentElement.dataset.prahar = praharAt(now.getHours() * 60 + now.getMinutes())
}

/** Gives the page the colours of the current watch (prahar) and updates them while it is open. */
export function startPraharClock(): void {
  show(new Date())
  window.setInterval(() => show(new Date()), MINUTE)
}
