import '~/ui/styles/app.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '~/app/app.tsx'
import { endFirstGreeting } from '~/app/first-greeting.ts'
import { startPraharClock } from '~/app/prahar-clock.ts'
import { unusableSettings } from '~/app/unusable-settings.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to render into')

startPraharClock()
endFirstGreeting()
// A transition renders in slices, so the browser can respond to input between them.
startTransition(() => {
  createRoot(root).render(<StrictMode>{unusableSettings() ?? <App />}</StrictMode>)
})
