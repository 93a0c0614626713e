import { ownSettings } from '~/lib/shell/own-settings.ts'
import { praharAt } from '~/raga/model/prahar.ts'
import { showLook } from '~/ui/styles/look.ts'

const MINUTE = 60_000

function show(now: Date): void {
  const isEvening = ownSettings.read('sky') === 'evening'
  document.documentElement.dataset.prahar = isEvening
    ? 'night-1'
    : praharAt(now.getHours() * 60 + now.getMinutes())
}

/**
 * Gives the page the colours of the current watch (prahar), or of the evening for a person who likes that always,
 * and the theme and the motion that they chose; all three change while it is open.
 */
export function startLook(): void {
  const all = () => {
    show(new Date())
    showLook()
  }
  all()
  ownSettings.subscribe(all)
  window.setInterval(() => show(new Date()), MINUTE)
}
