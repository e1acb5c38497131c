import type { PartsTexts } from "../Locale.ts";

const notImage = "이미지 파일을 올려 주세요";
const tooLarge = "파일은 3MB를 넘을 수 없어요";

/** The general components in Korean. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "처리 중" },
  chipCopy: { remove: (label) => `${label} 제거` },
  confirmDialogCopy: { cancel: "취소", confirm: "확인" },
  failedStateCopy: {
    title: "불러오지 못했어요.",
    body: "연결이 끊겼거나 서버가 응답하지 않았어요.",
    retry: "다시 시도",
  },
  fieldCopy: {
    show: "비밀번호 보기",
    hide: "비밀번호 숨기기",
    clear: "지우기",
    optional: "선택",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${limit}자 중 ${used}자 사용`,
    tooLong: (over) => `너무 길어요. ${over}자 줄여 주세요.`,
  },
  imageCropDialogCopy: {
    title: "이미지 자르기",
    choose: "이미지 선택",
    chooseAnother: "다른 이미지 선택",
    chooseHint: "3MB 이하의 이미지를 쓸 수 있어요.",
    upload: "올리기",
    frame: "자를 영역",
    frameHint: "틀이나 모서리를 끌어 보세요.",
    keysHint: "키보드: 방향키로 옮기고 +\u00a0또는\u00a0- 키로 크기를 바꿔요.",
    image: "선택한 이미지",
    left: "왼쪽으로",
    right: "오른쪽으로",
    up: "위로",
    down: "아래로",
    larger: "틀 크게",
    smaller: "틀 작게",
    size: (width, height) => `${width} × ${height}픽셀`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "이 이미지는 읽을 수 없어요. 다른 이미지를 선택해 주세요.",
    failed: "올리지 못했어요. 다시 시도해 주세요.",
  },
  loadMoreCopy: {
    more: "더 보기",
    failed: "더 불러오지 못했어요.",
    retry: "다시 시도",
    end: "여기까지가 전부예요.",
  },
  markdownCopy: {
    code: "코드",
    codeIn: (language) => `${language} 코드`,
    copyCode: "코드 복사",
  },
  modalCopy: { close: "닫기" },
  pageProgressCopy: { label: "페이지를 불러오는 중" },
  selectCopy: { placeholder: "선택해 주세요" },
  skipLinkCopy: { skip: "본문으로 건너뛰기" },
  toastsCopy: { label: "알림", close: "알림 닫기", undo: "실행 취소" },
  uploadButtonCopy: {
    upload: "올리기",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
