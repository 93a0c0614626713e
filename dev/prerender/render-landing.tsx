import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { LandingPage } from '~/features/landing/landing-page.tsx'

/** The landing page as plain HTML: its links work without any script. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <main id="main">
        <LandingPage />
      </main>
    </MemoryRouter>,
  )
}
