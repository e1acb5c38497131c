import { ErrorCode } from "@mimi/contract";
import { isSafeAddress } from "../../../shared/isSafeAddress.ts";
import type { StripeSettings } from "../../../config/stripeSettings.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";

/**
 * Checks the address of a checkout or management page. It must be https on a configured host without a port, or of our own
 * simulator. Throws 50201 for any other address.
 */
export function allowedPage(address: string | null, { pageHosts, apiBase }: StripeSettings): string {
  if (address && URL.canParse(address)) {
    const page = new URL(address);
    if (page.username || page.password) throw new ApiError(ErrorCode.providerFailed);
    const isProviders = page.port === "" && pageHosts.includes(page.hostname);
    if (page.protocol === "https:" && (isProviders || page.host === apiBase?.host)) return page.href;
    const inTest = apiBase?.protocol === "http:" && isSafeAddress(apiBase);
    if (page.protocol === "http:" && inTest && isSafeAddress(page)) return page.href;
  }
  throw new ApiError(ErrorCode.providerFailed);
}
