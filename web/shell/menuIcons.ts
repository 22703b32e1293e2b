import {
  Bell,
  ChartColumn,
  CheckCheck,
  Globe,
  LayoutDashboard,
  ListTodo,
  Megaphone,
  MessageSquareText,
  Package,
  Search,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Truck,
  Users,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MenuIcon } from '../routes/menu.ts';

export const MENU_ICONS: Record<MenuIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  search: Search,
  orders: ShoppingBag,
  bulk: CheckCheck,
  webOrders: Globe,
  inventory: Package,
  ads: Megaphone,
  accounting: Wallet,
  task: ListTodo,
  delivery: Truck,
  setting: Settings,
  reports: ChartColumn,
  notification: Bell,
  customer: Users,
  sms: MessageSquareText,
  superAdmin: ShieldCheck,
};
