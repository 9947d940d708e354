import { Outlet } from '@tanstack/react-router'
export function DashboardShell() {
  return <Outlet />
}
