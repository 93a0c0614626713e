import { landingDocument } from '~dev/prerender/landing-document.ts'
import { runInVite } from './run-in-vite.ts'

/** Renders the landing page with the styles of a finished build, and the font of its titles. */
export async function prerenderLanding(
  shell: string,
  looks: { readonly css: string; readonly font: string },
): Promise<string> {
  const body = await runInVite<{ renderLanding(): string }, string>(
    '/dev/prerender/render-landing.tsx',
    ({ renderLanding }) => renderLanding(),
  )
  return landingDocument({ head: headWithoutAssets(shell), body, ...looks })
}

/** Keeps title, description, icons and the like; scripts and style sheets belong to the app. */
function headWithoutAssets(shell: string): string {
  const head = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? ''
  return head
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g, '')
    .replace(/\n\s*/g, '')
}
