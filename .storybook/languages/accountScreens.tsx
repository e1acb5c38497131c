import { plans } from "../../packages/contract/src/plans.ts";
import { settingsPanes } from "../../packages/ui/src/screens/account/SettingsModal/SettingsModal.fixtures.tsx";
import { SettingsModal } from "../../packages/ui/src/screens/account/SettingsModal/SettingsModal.tsx";
import { LoginModal } from "../../packages/ui/src/features/auth/LoginModal/LoginModal.tsx";
import { planCardsFixtures } from "../../packages/ui/src/features/plan/PlanCard/PlanCard.fixtures.ts";
import { PlanModal } from "../../packages/ui/src/features/plan/PlanModal/PlanModal.tsx";
import { ModerationScreen } from "../../packages/ui/src/screens/safety/ModerationScreen/ModerationScreen.tsx";
import { inMainLayout } from "../../packages/ui/src/features/shell/MainLayout/storyPage.fixtures.tsx";
import type { Content } from "./content.ts";
import type { AppTexts } from "./NativeTexts.ts";
import { nothing, page } from "./page.ts";

/** Settings, login, plans and moderation. */
export function accountScreens(content: Content, app: AppTexts) {
  const { ago, cast } = content;
  return {
    settings: page(() => (
      <SettingsModal open panes={settingsPanes.user} onOpenChange={nothing} onSectionChange={nothing} />
    )),
    login: page(() => (
      <LoginModal
        open
        view={{ kind: "login" }}
        termsHref="#term"
        privacyHref="#policy"
        onOpenChange={nothing}
        onBack={nothing}
        onContinue={nothing}
        onProviderSelect={nothing}
        onSubmit={nothing}
        onPasswordReset={nothing}
        onEmailChange={nothing}
      />
    )),
    plans: page(() => (
      <PlanModal
        open
        plan={{ kind: "free", name: app.planNames.free }}
        cards={planCardsFixtures.free.map((card, index) => ({
          ...card,
          name: app.planNames[card.id],
          features: app.plan.features(plans[index] ?? plans[0]),
          ...("period" in card && { period: app.plan.perMonth }),
          ...("note" in card && { note: app.plan.endingSoon }),
        }))}
        onOpenChange={nothing}
        onUpgrade={nothing}
        onSubscriptionManage={nothing}
      />
    )),
    moderation: page(
      () => (
        <ModerationScreen
          figures={{
            open: 4,
            urgent: 1,
            oldest: ago.format(-2, "day"),
            appeals: 2,
            decided: 31,
            reversed: 1,
          }}
          content={{
            tab: "queue",
            queue: {
              kind: "ready",
              value: {
                items: cast.slice(0, 4).map(({ slug, name }, index) => ({
                  ...{ key: `character/${slug}`, kind: "character", title: name, reports: 4 - index },
                  ...{ reasons: app.moderation.reasonNames[index === 0 ? "spam" : "copyright"] },
                  ...{ age: ago.format(-2 - index, "hour"), urgent: index === 0 },
                })),
                more: "available",
              },
            },
            checked: [],
          }}
          hrefs={{ queue: "#queue", appeals: "#appeals", log: "#log" }}
          accountHref={(id) => `#${id}`}
          rules={[]}
          onCaseSelect={nothing}
          onCaseCheckedChange={nothing}
          onCaseDecide={nothing}
          onAppealDecide={nothing}
          onAccountDecide={nothing}
          onFilterChange={nothing}
          onLogExport={nothing}
          onLoadMore={nothing}
        />
      ),
      inMainLayout({ bottomNav: false }),
    ),
  } as const;
}
