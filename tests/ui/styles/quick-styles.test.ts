import { afterEach, expect, onTestFinished, test } from 'vitest'

const PAGE = `
  <main>
    <p>Shown <em>well</em> <span hidden>not</span></p>
    <p style="display: none"><button>Gone</button></p>
    <div style="visibility: hidden"><button>Unseen</button>
      <i style="visibility: visible">Seen</i></div>
    <div style="pointer-events: none"><button>Untouchable</button>
      <a href="#" style="pointer-events: auto">Touchable</a></div>
    <div style="visibility: inherit"><b style="visibility: hidden"><i style="visibility: initial">
      <u style="pointer-events: inherit">Reset</u></i></b></div>
    <p style="animation: turn 1s"><b>Still</b></p><b style="animation-name: turn">Turned</b>
    <input type="HIDDEN"><input hidden><button hidden="until-found">Found</button>
    <dialog><p>Closed</p></dialog><dialog open><p>Open</p></dialog>
    <div popover>Popover</div>
    <input type="hidden"><input type="search"><select><option>One</option></select>
    <table><tbody hidden><tr><td>Cell</td></tr></tbody></table>
    <details><summary>More</summary><p>Less</p></details>
    <svg><g style="display:none"><path></path></g><text>Words</text></svg>
    <template><b></b></template><script type="text/plain"></script>
  </main>`

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'animation-name', 'color']

/** jsdom's own, from the window of a frame, which nothing has replaced. */
function asJsdomSays() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const own = frame.contentWindow?.getComputedStyle
  if (!own) throw new Error('A frame has no window')
  expect(own).not.toBe(window.getComputedStyle)
  return own
}

const looks = (compute: typeof window.getComputedStyle) =>
  Array.from(document.querySelectorAll('main, main *'), (element) => {
    const style = compute(element)
    const { display, visibility, pointerEvents, animationName } = style
    return [element.outerHTML.slice(0, 40), display, visibility, pointerEvents, animationName]
      .concat(PROPERTIES.map((name) => style.getPropertyValue(name)))
      .join(' ')
  })

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('the quick styles of the tests are those of jsdom', () => {
  document.body.innerHTML = PAGE
  expect(looks(window.getComputedStyle)).toEqual(looks(asJsdomSays()))
})

test('the quick styles of the tests follow a change of the page', () => {
  document.body.innerHTML = PAGE
  looks(window.getComputedStyle)
  for (const element of document.querySelectorAll('p, g, dialog')) {
    element.toggleAttribute('hidden')
    element.removeAttribute('style')
    element.toggleAttribute('open')
  }
  expect(looks(window.getComputedStyle)).toEqual(looks(asJsdomSays()))
})

test.each([
  'button { display: none }',
  'main { visibility: hidden }',
  'p { pointer-events: none }',
  'b { animation: turn 1s }',
])('the quick styles of the tests obey a style sheet with %s', (rule) => {
  document.body.innerHTML = PAGE
  document.head.appendChild(document.createElement('style')).textContent = rule
  expect(looks(window.getComputedStyle)).toEqual(looks(asJsdomSays()))
})
