import type { Locator, Page } from '@playwright/test';
import type { Principal } from './clinic.ts';

export interface FormStage {
  page: Page;
  /** The admin of the first demo clinic, as a caller of the API. */
  maker: Principal;
  /** A word to use as the name of the new record; no other record has it in its name. */
  name: string;
  /** Opens a page of the product, as that admin or as another person. */
  open: (path: string, who?: string) => Promise<void>;
}

/** Fills in the form of a page that creates a record. @returns the button that creates it */
export type Form = (stage: FormStage) => Promise<Locator>;

/** Opens a menu. @returns its item */
export async function menuItem(page: Page, menu: string, item: string): Promise<Locator> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  return page.getByRole('menuitem', { name: item, exact: true });
}

/**
 * Opens the dialog that sends a report, and enters an unused address.
 * @returns the button that sends it
 */
export async function fillInSending(
  page: Page,
  name: string,
  opener = page.getByRole('button', { name: 'Email report', exact: true }),
): Promise<Locator> {
  await opener.click();
  await page.getByRole('textbox', { name: 'Another address' }).fill(`${name}@family.example`);
  await page.getByRole('checkbox', { name: 'I checked this address' }).check();
  return page.getByRole('button', { name: 'Send', exact: true });
}
