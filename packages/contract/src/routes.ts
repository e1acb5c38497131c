import * as account from "./account/account.ts";
import * as accountChanges from "./account/accountChanges.ts";
import { decideAccount } from "./safety/accountDecision.ts";
import * as auth from "./account/auth.ts";
import * as character from "./character/character.ts";
import * as detail from "./character/characterDetail.ts";
import * as input from "./character/characterInput.ts";
import * as own from "./character/characterOwn.ts";
import * as found from "./character/characterSearch.ts";
import * as chat from "./chat/chat.ts";
import * as chatChange from "./chat/chatChanges.ts";
import * as chatReplies from "./chat/chatReplies.ts";
import * as chatSearch from "./chat/chatSearch.ts";
import * as desk from "./safety/desk.ts";
import * as memory from "./chat/memory.ts";
import * as notice from "./safety/notice.ts";
import * as persona from "./chat/persona.ts";
import * as plan from "./plan.ts";
import * as prompt from "./chat/prompt.ts";
import * as reaction from "./character/reaction.ts";
import * as revision from "./character/revision.ts";
import * as safety from "./safety/safety.ts";
import { suggest } from "./chat/suggest.ts";

/** Every endpoint of the API by name. The client imports single routes; server and tests use all. */
export const routes = {
  createCookie: auth.createCookie,
  signOut: auth.signOut,
  getUser: account.getUser,
  updateUser: accountChanges.updateUser,
  nameUser: accountChanges.nameUser,
  uploadUserImage: accountChanges.uploadUserImage,
  getQuota: account.getQuota,
  attestAdult: accountChanges.attestAdult,
  getHidden: accountChanges.getHidden,
  hide: accountChanges.hide,
  exportUser: accountChanges.exportUser,
  deleteUser: accountChanges.deleteUser,
  getPlan: plan.getPlan,
  getCheckoutUrl: plan.getCheckoutUrl,
  getManagementUrl: plan.getManagementUrl,
  handlePaymentWebhook: plan.handlePaymentWebhook,
  listIndex: character.listIndex,
  listCharacters: character.listCharacters,
  listFavourites: character.listFavourites,
  listByTag: character.listByTag,
  listRecent: character.listRecent,
  listTop: character.listTop,
  search: found.search,
  searchCreators: found.searchCreators,
  getCharacter: detail.getCharacter,
  listSimilar: detail.listSimilar,
  saveCharacter: input.saveCharacter,
  listMine: own.listMine,
  deleteCharacter: own.deleteCharacter,
  restoreCharacter: own.restoreCharacter,
  uploadCharacterImage: input.uploadCharacterImage,
  listTags: character.listTags,
  like: reaction.like,
  dislike: reaction.dislike,
  addFavourite: reaction.addFavourite,
  getLastHistory: chat.getLastHistory,
  getNewChatKey: chat.getNewChatKey,
  listChats: chat.listChats,
  listMessages: chat.listMessages,
  sendMessage: chatReplies.sendMessage,
  regenerateReply: chatReplies.regenerateReply,
  continueReply: chatReplies.continueReply,
  resumeStream: chatReplies.resumeStream,
  stopReply: chatReplies.stopReply,
  editMessage: chatChange.editMessage,
  selectVariant: chatChange.selectVariant,
  deleteFrom: chatChange.deleteFrom,
  restoreChat: chatChange.restoreChat,
  branchChat: chatChange.branchChat,
  pinChat: chatChange.pinChat,
  giveFeedback: chatChange.giveFeedback,
  renameChat: chatChange.renameChat,
  deleteChat: chatChange.deleteChat,
  searchChats: chatSearch.searchChats,
  exportChat: chatSearch.exportChat,
  report: safety.report,
  getModerationQueue: safety.getModerationQueue,
  decideModeration: safety.decideModeration,
  undoModeration: safety.undoModeration,
  decideAccount,
  getModerationCase: desk.getModerationCase,
  getModerationAccount: desk.getModerationAccount,
  listAudit: desk.listAudit,
  exportAudit: desk.exportAudit,
  getModerationFigures: desk.getModerationFigures,
  listNotices: notice.listNotices,
  seeNotices: notice.seeNotices,
  appealNotice: notice.appealNotice,
  appealStop: notice.appealStop,
  listAppeals: notice.listAppeals,
  decideAppeal: notice.decideAppeal,
  listPersonas: persona.listPersonas,
  savePersona: persona.savePersona,
  deletePersona: persona.deletePersona,
  getMemory: memory.getMemory,
  saveMemory: memory.saveMemory,
  deleteMemory: memory.deleteMemory,
  getPrompt: prompt.getPrompt,
  getRevision: revision.getRevision,
  decideRevision: revision.decideRevision,
  suggest,
} as const;

export type RouteName = keyof typeof routes;
