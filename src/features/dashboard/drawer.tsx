import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onPageChange } from '#src/platform/page/way-back/trail.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Modal, ModalTitle } from '#src/ui/dialog/dialog.tsx'
import type { Tab } from './dashboard-tabs.ts'
import { LogoutButton } from './logout-button.tsx'
import { SideMenu } from './side-menu.tsx'

/** Below 1024 px: it lies over the page, which does not scroll then. It closes when the screen grows or the page changes. */
export function Drawer({ tab, onClose }: { tab: Tab; onClose: () => void }) {
  const { history } = useRouter()
  useEffect(() => onPageChange(history, onClose), [history, onClose])
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [onClose])
  return (
    <Modal
      className="relative h-dvh w-72 max-w-[85vw] animate-rise overflow-y-auto border-r border-line"
      onClose={onClose}
      placement="flex"
    >
      <ModalTitle className="sr-only">Menu</ModalTitle>
      <IconButton className="absolute top-2 right-2" icon="close" label="Close menu" onClick={onClose} />
      <SideMenu current={tab} onNavigate={onClose}>
        <LogoutButton />
      </SideMenu>
    </Modal>
  )
}
