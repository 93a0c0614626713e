import '~/ui/styles/app.css'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '~/app/app.tsx'
import { beginFirstPage, endFirstGreeting } from '~/app/first-page.ts'
import { startLook } from '~/app/start-look.ts'
import { unusableSettings } from '~/app/unusable-settings.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to render into')

function render(page: ReactNode): void {
  // A transition renders in slices, so the browser can respond to input between them.
  startTransition(() => createRoot(root as HTMLElement).render(<StrictMode>{page}</StrictMode>))
}

startLook()
endFirstGreeting()
const unusable = unusableSettings()
if (unusable) render(unusable)
else void beginFirstPage().then(() => render(<App />))
