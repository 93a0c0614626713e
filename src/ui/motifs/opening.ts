import { isMotionReduced } from '~/ui/motifs/reduced-motion.ts'

/** A page that takes longer to come is not waited for: nothing is drawn in the meantime. */
const LONGEST_WAIT_MS = 200

/**
 * Lets a page open out of what was touched: a link with `data-opener` hands its figure, the nearest
 * `data-figure`, or else itself, over to what has `data-opened` on the page that it opens. Returns a function that
 * ends this.
 */
export function followOpenings(): () => void {
  let isPassedOn = false
  const onClick = (event: MouseEvent) => {
    if (isPassedOn || !isPlain(event) || !canTransition()) return
    const link = openerOf(event.target)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    const figure = figureOf(link)
    figure.style.viewTransitionName = NAME
    void transition(async () => {
      figure.style.viewTransitionName = ''
      const shown = nextPage()
      isPassedOn = true
      link.click()
      isPassedOn = false
      await shown
      nameOpened(NAME)
    })
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

const NAME = 'opened'

function isPlain({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey
}

function canTransition(): boolean {
  return 'startViewTransition' in document && !isMotionReduced()
}

function openerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a[data-opener]') : null
}

function figureOf(link: HTMLElement): HTMLElement {
  const around = link.closest('li, section') ?? link
  return around.querySelector<HTMLElement>('[data-figure]') ?? link
}

/** A browser that skips the transition, as in a hidden tab, still updates the page. */
async function transition(update: () => Promise<void>): Promise<void> {
  const { ready, finished } = document.startViewTransition(update)
  ready.catch(() => undefined)
  await finished.catch(() => undefined)
  nameOpened('')
}

function nameOpened(name: string): void {
  const opened = document.querySelector<HTMLElement>('[data-opened]')
  if (opened) opened.style.viewTransitionName = name
}

/** Resolves once what opens is in the document of another page, or has not come in time. */
function nextPage(): Promise<void> {
  const { pathname } = location
  const isShown = () =>
    location.pathname !== pathname && document.querySelector('[data-opened]') !== null
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(late)
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(() => {
      if (isShown()) end()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const late = setTimeout(end, LONGEST_WAIT_MS)
  })
}
