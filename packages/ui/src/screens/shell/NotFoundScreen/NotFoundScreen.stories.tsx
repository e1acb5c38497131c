import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundScreen } from "./NotFoundScreen.tsx";

const meta = {
  title: "Screens/NotFound",
  component: NotFoundScreen,
  tags: ["screen"],
  parameters: { layout: "fullscreen", design: "404" },
  args: { homeHref: "#home", image: { avif: "images/gone-600.avif", webp: "images/gone-600.webp" } },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An unknown URL: the window of Marzipan's cover, without the cat. */
export const WithImage: Story = {};

/** Without an image, or before it is loaded. */
export const WithoutImage: Story = { args: { image: undefined } };
