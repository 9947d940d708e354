import { createFileRoute, redirect } from '@tanstack/react-router'

/** The mock tests are the IOE series of Take Quiz. */
export const Route = createFileRoute('/mock-tests')({
  beforeLoad: () => {
    throw redirect({ to: '/quiz', search: { series: 'ioe' }, replace: true })
  },
})
