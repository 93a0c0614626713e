import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Birth } from '~/domain/birth/birth.ts'
import type { BirthTyped } from '~/domain/birth/birth-typed.ts'
import { KeepChartCard } from '~/features/astrology/kept/keep-chart-card.tsx'
import { NotPrinted } from '~/features/astrology/not-printed.tsx'
import { LEFT } from '~/features/astrology/try-chart/first-chart.ts'
import { newAccountPath, paths } from '~/lib/paths.ts'
import { broughtBirth } from '~/queries/birth/brought-birth.ts'
import { usePersonOrNull } from '~/queries/person.tsx'
import { Button } from '~/ui/controls/button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

type KeepOfferProps = {
  typed: BirthTyped
  /** The chart that is shown. */
  birth: Birth
  /** The birth came by a link or a file, so it may be somebody else's. */
  isFromElsewhere: boolean
}

/** Offers to take the birth along into an account, where its form shows it before it is saved. */
export function KeepOffer({ typed, birth, isFromElsewhere }: KeepOfferProps) {
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
