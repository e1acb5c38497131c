import { Heading } from "@storybook/addon-docs/blocks";
import { storyAddress } from "./Windows.tsx";
import { useDocsTheme } from "./ThemedDocs.tsx";

interface DesignPicturesProps {
  /** The name of the pictures in docs/design: `home` for `home-light-phone.webp`. */
  design: string;
  /** The story that is compared. */
  storyId: string;
}

/** The size of a screen, in pixels, and how large it is shown. */
const screens = {
  desktop: { label: "On a wide screen", width: 1280, height: 800, scale: 0.7 },
  phone: { label: "On a phone", width: 390, height: 844, scale: 1 },
} as const;

/** The design of a screen beside its story, on a wide screen and on a phone, in the theme of the page. */
export function DesignPictures({ design, storyId }: DesignPicturesProps) {
  const theme = useDocsTheme();
  return (
    <>
      <Heading>The design beside the story</Heading>
      {(["desktop", "phone"] as const).map((name) => {
        const { label, width, height, scale } = screens[name];
        return (
          <div key={name} className="mimi-design sb-unstyled">
            <figure>
              <figcaption>{label}: the design</figcaption>
              <img
                src={`design/${design}-${theme}-${name}.webp`}
                alt=""
                width={width * scale}
                height={height * scale}
                loading="lazy"
              />
            </figure>
            <figure>
              <figcaption>{label}: the story</figcaption>
              <div style={{ inlineSize: width * scale, blockSize: height * scale, overflow: "hidden" }}>
                <iframe
                  title={`${label}: the story`}
                  src={storyAddress(storyId, theme)}
                  loading="lazy"
                  style={{
                    inlineSize: width,
                    blockSize: height,
                    border: 0,
                    transform: `scale(${scale})`,
                    transformOrigin: "0 0",
                  }}
                />
              </div>
            </figure>
          </div>
        );
      })}
    </>
  );
}
