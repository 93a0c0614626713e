import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { FIELD_LOOK, Field } from '~/ui/controls/field.tsx'

type ComboboxProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** The suggestions for the typed text. */
  options: readonly string[]
  onChoose: (index: number) => void
  onLeave?: () => void
  /** Shown below the options: their source. */
  note?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  maxLength?: number
}

/**
 * A text field with a list of suggestions: the ARIA 1.2 combobox with manual selection. Nothing is
 * chosen until the person does it, and the typed text is never changed.
 */
export function Combobox(props: ComboboxProps) {
  const { label, value, onChange, options, onLeave, note, hint, error, ...native } = props
  const { onChoose, ...input } = native
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const box = useCombobox<string>({
    items: [...options],
    inputValue: value,
    selectedItem: null,
    stateReducer: keepTyped,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(options.indexOf(selectedItem))
    },
  })
  const isOpen = box.isOpen && options.length > 0
  const count = isOpen ? options.length : 0
  const isPointed = isOpen && box.highlightedIndex >= 0 && box.highlightedIndex < count

  useEffect(() => {
    if (count === 0 || !list.current || hasRoom(list.current)) return
    field.current?.labels?.[0]?.scrollIntoView({ block: 'start' })
  }, [count])

  /**
   * Every other key keeps its normal effect: Home and End move in the text, Enter sends the form.
   */
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    const isForList: Readonly<Record<string, boolean>> = {
      ArrowDown: options.length > 0,
      ArrowUp: options.length > 0,
      Enter: isPointed,
      Escape: isOpen,
    }
    if (!isForList[key]) Object.assign(nativeEvent, { preventDownshiftDefault: true })
  }

  return (
    <Field label={label} hint={hint} error={error} required={input.required}>
      {(wiring) => (
        <div className="relative">
          <input
            {...box.getInputProps({
              ...input,
              ...wiring,
              ref: field,
              'aria-labelledby': undefined,
              'aria-expanded': isOpen,
              ...(!isPointed && { 'aria-activedescendant': undefined }),
              spellCheck: false,
              onKeyDown,
              // Update at once: `onInputValueChange` runs too late to keep the caret position.
              onChange: (event) => onChange(event.currentTarget.value),
              onBlur: () => onLeave?.(),
            })}
            className={FIELD_LOOK}
          />
          <div
            ref={list}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 rounded-field border border-edge bg-overlay lift"
          >
            <div {...box.getMenuProps({ 'aria-label': 'Suggestions' })}>
              {options.map((item, index) => (
                <button
                  key={item}
                  type="button"
                  tabIndex={-1}
                  {...box.getItemProps({ item, index })}
                  className={`flex min-h-11 w-full items-center px-4 py-2 text-left hover:bg-sunken ${index === box.highlightedIndex ? 'bg-accent-wash font-semibold' : ''}`}
                >
                  {item}
                </button>
              ))}
            </div>
            {note && <p className="px-4 py-2 text-ink-soft text-small">{note}</p>}
          </div>
          <span role="status" className="sr-only">
            {isOpen ? counted(count) : ''}
          </span>
        </div>
      )}
    </Field>
  )
}

type State = UseComboboxState<string>

/**
 * Leaving the field chooses nothing, hovering with the mouse highlights nothing, and a click only
 * opens.
 */
function keepTyped(state: State, { type, props, changes }: UseComboboxStateChangeOptions<string>) {
  const { stateChangeTypes: by } = useCombobox
  const isDown = type === by.InputKeyDownArrowDown
  if (isDown || type === by.InputKeyDownArrowUp) {
    const step = isDown ? 1 : -1
    return {
      ...changes,
      highlightedIndex: stepped(state.highlightedIndex, step, props.items.length),
    }
  }
  if (type === by.ItemMouseMove || type === by.MenuMouseLeave) return state
  if (type === by.InputClick) return { ...state, isOpen: true }
  if (type === by.InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 }
  return changes
}

// The height of the navigation bar at the bottom of a phone, in pixels.
const BAR = 72

/** Whether the whole element is above the keyboard and the bar. */
function hasRoom(element: HTMLElement): boolean {
  const height = window.visualViewport?.height ?? window.innerHeight
  return element.getBoundingClientRect().bottom <= height - BAR
}

/** Moves cyclically through the list; the step between last and first highlights nothing. */
function stepped(pointed: number, step: number, count: number): number {
  const next = pointed + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}

function counted(count: number): string {
  return count === 1 ? 'One place found.' : `${count} places found.`
}
