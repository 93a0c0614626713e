import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Birth } from '~/domain/birth/birth.ts'
import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import { type SharedBirth, storedOf, typedOfShared } from '~/domain/birth/shared-birth.ts'
import { BirthFields } from '~/features/astrology/birth/birth-fields.tsx'
import { useBirthForm } from '~/features/astrology/birth/use-birth-form.ts'
import { KeepChartCard } from '~/features/astrology/kept/keep-chart-card.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { BirthDesk, useAskedChart } from '~/features/astrology/result/birth-desk.tsx'
import { readChartFile } from '~/features/astrology/share/chart-file.ts'
import { readChartFragment } from '~/features/astrology/share/chart-link.ts'
import { newAccountPath, paths } from '~/lib/paths.ts'
import { loadEngine } from '~/queries/birth/birth-confidence.ts'
import { broughtBirth } from '~/queries/birth/brought-birth.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { FileField } from '~/ui/controls/field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Page } from '~/ui/layout/page.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

/** Computes a chart for anyone, with or without an account, from the form, a link or a file. */
export function TryChartPage() {
  const { hash } = useLocation()
  const visit = useVisit(usePersonOrNull()?.uid ?? null)
  return <OpenedChart key={`${visit} ${hash}`} hash={hash} />
}

/** Another number once a person has left, so that nothing they typed passes to the next. */
function useVisit(uid: string | null): number {
  const [seen, setSeen] = useState({ uid, visit: 0 })
  if (seen.uid === uid) return seen.visit
  const visit = seen.uid === null ? seen.visit : seen.visit + 1
  setSeen({ uid, visit })
  return visit
}

const LEADS = {
  form: 'Enter when and where somebody was born, and the sky of that moment is drawn. It is computed on this device: what you enter is sent to nobody, and kept nowhere.',
  link: 'This chart came with a link. It is computed on this device and sent to nobody. Its birth stays in the address, so that you can reload the page or bookmark it.',
} as const

/** The chart of the link, or of a file that was opened in its place. */
function OpenedChart({ hash }: { hash: string }) {
  const { state } = useLocation()
  const [chart, setChart] = useState<FirstChart>(() => firstChart(hash, isLeft(state)))
  const [fileFault, setFileFault] = useState<string>()
  const back = useWayBack()
  const isBack = chart.typed !== undefined
  useEffect(() => {
    // What was left on the way to an account is in the form again.
    if (isBack) broughtBirth.drop()
  }, [isBack])
  const openFile = async (file: File) => {
    const read = await readChartFile(file, Date.now())
    if (read.status === 'refused') return setFileFault(`${read.because} The form is as it was.`)
    setFileFault(undefined)
    setChart(({ count }) => ({ shared: read.shared, isAskedFor: true, count: count + 1 }))
  }
  const isOfLink = chart.shared !== undefined && chart.count === 0
  return (
    <Page title="Cast a Chart" lead={LEADS[isOfLink ? 'link' : 'form']} back={back} width="board">
      <Stack gap="wide">
        {chart.because && (
          <Notice
            tone="danger"
            title="This link could not be read"
          >{`${chart.because} Ask for the link once more, or enter the birth here.`}</Notice>
        )}
        <TryChartDesk key={chart.count} first={chart}>
          <NotPrinted>
            <FileField
              label="Or open a chart file"
              accept="application/json,.json"
              hint="A file that “Save as file” made. It is read on this device."
              error={fileFault}
              onChoose={(file) => void openFile(file)}
            />
          </NotPrinted>
        </TryChartDesk>
      </Stack>
    </Page>
  )
}

function useWayBack() {
  return usePersonOrNull()
    ? { to: paths.dashboard(), label: 'Back to Dashboard' }
    : { to: paths.landing(), label: 'Back to Home' }
}

type TryChartDeskProps = {
  first: FirstChart
  /** Below the form or the chart. */
  children: ReactNode
}

/** The form and its result. Everything is computed on this device, whatever the app is set to use. */
function TryChartDesk({ first, children }: TryChartDeskProps) {
  const { shared, typed, isAskedFor = false } = first
  const form = useBirthForm({
    initial: shared ? storedOf(shared) : null,
    draft: typed ?? (shared ? typedOfShared(shared) : null),
    places: 'atlas',
    missingMessage: 'Please fill in all required fields',
    send: async () => {
      chart.calculate()
      return undefined
    },
  })
  const chart = useAskedChart({ form, first: shared?.birth ?? null, caster: 'device' })
  const { asked } = chart
  useEffect(() => {
    // So that the chart can be computed when the connection is gone.
    void loadEngine()
  }, [])
  return (
    <Stack gap="wide">
      <BirthDesk
        of={chart}
        form={form}
        isAskedFor={isAskedFor}
        fields={
          <form {...form.props} aria-label="Birth">
            <Stack>
              <BirthFields form={form} />
              <Button type="submit" size="large" fill>
                Calculate Vedic Chart
              </Button>
            </Stack>
          </form>
        }
      />
      {asked && (
        <KeepOffer
          key={asked.count}
          typed={form.typed}
          birth={asked.birth}
          isFromElsewhere={shared !== undefined}
        />
      )}
      {children}
    </Stack>
  )
}

type KeepOfferProps = {
  typed: BirthTyped
  /** The chart that is shown. */
  birth: Birth
  /** The birth came by a link or a file, so it may be somebody else's. */
  isFromElsewhere: boolean
}

/** Offers to take the birth along into an account, where its form shows it before it is saved. */
function KeepOffer({ typed, birth, isFromElsewhere }: KeepOfferProps) {
  const person = usePersonOrNull()
  const { go, hasFailed } = useTakeAlong(typed, isFromElsewhere || person !== null)
  const toForm = { state: { from: paths.astrologyOnboarding(), brings: true } }
  return (
    <>
      {person && <KeepChartCard birth={birth} sureToMinutes={typed.sureToMinutes} />}
      <NotPrinted>
        <Card>
          {person ? (
            <Stack>
              <Heading>Is this your own birth?</Heading>
              <Text>
                Then it can go into the form of your birth details. You are asked there, and nothing
                is changed before you save.
              </Text>
              <Row>
                <Button variant="quiet" onClick={() => go(paths.astrologyOnboarding())}>
                  Use as my birth details
                </Button>
              </Row>
            </Stack>
          ) : (
            <Stack>
              <Heading>Keep it with an account</Heading>
              <Text>
                Alap keeps nothing of this chart. With an account your birth details are stored
                where only you can read them, and your chart helps choose your raga. What you typed
                goes along, and is saved when you say so.
              </Text>
              <Row>
                <Button variant="quiet" onClick={() => go(newAccountPath, toForm)}>
                  Create an account
                </Button>
                <Button variant="ghost" onClick={() => go(paths.login(), toForm)}>
                  I have an account
                </Button>
              </Row>
            </Stack>
          )}
          {hasFailed && (
            <Notice tone="danger" title="What you typed cannot go along">
              This browser lets the page keep nothing. Copy the link of the chart, or save it as a
              file, and sign in afterwards.
            </Notice>
          )}
        </Card>
      </NotPrinted>
    </>
  )
}

/** Leaves for another page with what was typed; Back from there finds it in this form again. */
function useTakeAlong(typed: BirthTyped, isAsked: boolean) {
  const navigate = useNavigate()
  const { pathname, hash } = useLocation()
  const [hasFailed, setFailed] = useState(false)
  const go = async (to: string, options?: { state: object }) => {
    if (!broughtBirth.keep({ typed, isAsked })) return setFailed(true)
    await navigate({ pathname, hash }, { replace: true, state: LEFT })
    await navigate(to, options)
  }
  return { hasFailed, go: (to: string, options?: { state: object }) => void go(to, options) }
}

/** What the page begins with; `count` distinguishes the files opened after it. */
type FirstChart = {
  readonly count: number
  /** From a link or a file. */
  readonly shared?: SharedBirth
  /** What the person had typed when they left for an account. */
  readonly typed?: BirthTyped
  /** Why the link could not be read. */
  readonly because?: string
  readonly isAskedFor?: boolean
}

/** The chart of a link's fragment, or what the person had typed when they left this very page. */
function firstChart(hash: string, hasLeft: boolean): FirstChart {
  const read = readChartFragment(hash, Date.now())
  const brought = hasLeft ? broughtBirth.get() : null
  return {
    count: 0,
    ...(read?.status === 'read' && { shared: read.shared }),
    ...(read?.status === 'refused' && { because: read.because }),
    ...(brought && { typed: brought.typed }),
  }
}

/** The state of an entry of the history from which a person left for an account. */
const LEFT = { isLeft: true } as const

/** Whether a page is come back to after that. Navigation state can be forged. */
function isLeft(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isLeft') === true
}
