/** One line of the append-only access log: who did what to which record, when and from where. */
export interface AccessLogEntry {
  id: number;
  at: string;
  actor: string;
  address: string;
  action: AccessAction;
  target: string;
}

export const accessActions = {
  login: '로그인',
  loginFailed: '로그인 실패',
  logout: '로그아웃',
  passwordChange: '비밀번호 변경',
  inquiryList: '문의 목록 조회',
  inquirySearch: '문의 검색',
  inquiryView: '문의 상세 조회',
  inquiryStatus: '문의 상태 변경',
  inquiryAssignee: '문의 담당 관리자 변경',
  inquiryMemo: '문의 메모 등록',
  inquiryReply: '문의 답변',
  inquiryExport: '문의 내보내기',
  inquiryDelete: '문의 삭제',
  inquiryExpire: '보유 기간이 지난 문의 파기',
  trashView: '휴지통 조회',
  trashRestore: '휴지통에서 복원',
  trashDestroy: '휴지통에서 완전히 삭제',
  trashExpire: '보관 기간이 지난 휴지통 항목 파기',
  dashboardView: '현황 조회',
  mailList: '메일 목록 조회',
  mailRetry: '메일 다시 보내기',
  templateChange: '답변 템플릿 수정',
  adminCreate: '서버에서 관리자 생성',
  adminInvite: '관리자 초대',
  adminNewLink: '비밀번호 설정 링크 발급',
  adminJoin: '링크로 비밀번호 설정',
  adminRole: '관리자 역할 변경',
  adminRename: '관리자 이름 변경',
  adminOff: '관리자 사용 중지',
  adminOn: '관리자 사용 재개',
  adminEndSessions: '관리자 전체 로그아웃',
  secondStepOn: '추가 인증 사용',
  secondStepOff: '추가 인증 해제',
  secondStepFailed: '추가 인증 실패',
  recoveryCodeUse: '복구 코드 사용',
  passkeyAdd: '패스키 등록',
  passkeyRemove: '패스키 삭제',
  sessionEnd: '다른 기기 로그아웃',
  accessLogView: '접속기록 조회',
} as const;
export type AccessAction = keyof typeof accessActions;
