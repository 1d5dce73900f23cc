import { company } from '#contract/company.ts';
import { inquiryItems } from '#contract/inquiry-fields.ts';
import { inquiryPurposes, privacyVersion } from './privacy-version.ts';

/** The privacy policy that the law asks for. Sample content of an invented company. */
export interface PolicySection {
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  table?: { head: readonly string[]; rows: readonly (readonly string[])[] };
}

const officer = company.privacyOfficer;
const [year, month, day] = privacyVersion.split('-').map(Number);
const effectiveDate = `${year}년 ${month}월 ${day}일`;

export const privacy = {
  title: '개인정보처리방침',
  version: privacyVersion,
  effectiveDate,
  description: `${company.name}의 개인정보처리방침입니다. 수집 목적과 항목, 보유 기간, 정보주체의 권리를 안내합니다.`,
  opening: `${company.legalName}(이하 ‘회사’)는 「개인정보 보호법」에 따라 정보주체의 개인정보를 보호하고, 관련한 고충을 신속하게 처리하기 위하여 다음과 같이 개인정보처리방침을 수립하여 공개합니다.`,
  sections: [
    {
      title: '1. 개인정보의 처리 목적',
      paragraphs: [
        '회사는 다음의 목적을 위하여 개인정보를 처리하며, 그\u00a0밖의 용도로는 이용하지 않습니다.',
      ],
      items: [
        `제휴문의: ${inquiryPurposes.partnership}`,
        `고객센터 제품\u00a0문의: ${inquiryPurposes.support}`,
      ],
    },
    {
      title: '2. 처리하는 개인정보의 항목',
      table: {
        head: ['구분', '필수 항목', '선택 항목'],
        rows: [
          ['제휴문의', inquiryItems(true), inquiryItems(false)],
          ['제품\u00a0문의', inquiryItems(true), inquiryItems(false)],
        ],
      },
      paragraphs: [
        '서비스를 이용하는 과정에서 접속\u00a0주소\u2060(IP), 접속\u00a0시각이 서버 기록으로 생성되어 수집될 수\u00a0있습니다.',
      ],
    },
    {
      title: '3. 개인정보의 처리 및 보유 기간',
      table: {
        head: ['구분', '보유 기간'],
        rows: [
          ['제휴문의, 제품\u00a0문의', '접수일부터 3년 (소비자의 불만 또는 분쟁처리에 관한 기록)'],
          ['개인정보 취급자의 접속기록', '2년'],
        ],
      },
      paragraphs: ['보유 기간이 지나거나 정보주체가 삭제를 요청하면 지체\u00a0없이 파기합니다.'],
    },
    {
      title: '4. 개인정보의 파기 절차와 방법',
      items: [
        '파기 절차: 보유 기간이 지난 개인정보는 매일 자동으로 파기하고, 파기한 건수를 기록합니다.',
        '파기 방법: 전자 파일은 복구할\u00a0수\u00a0없는 방법으로 삭제하고, 종이 문서는 분쇄하거나 소각합니다.',
      ],
    },
    {
      title: '5. 개인정보의 제3자 제공',
      paragraphs: [
        '회사는 개인정보를 제3자에게 제공하지 않습니다. 제공이 필요한 경우에는 정보주체에게 알리고 별도의\u00a0동의를 받습니다.',
      ],
    },
    {
      title: '6. 개인정보 처리의 위탁',
      paragraphs: [
        '회사는 개인정보 처리 업무를 외부에 위탁하지 않습니다. 위탁하게 되는 경우 수탁자와 업무 내용을 이\u00a0방침에 공개합니다.',
      ],
    },
    {
      title: '7. 정보주체와 법정대리인의 권리\u2060·\u2060의무 및\u00a0행사\u00a0방법',
      paragraphs: [
        '정보주체는 언제든지 자신의 개인정보에 대하여 열람, 정정, 삭제, 처리정지를 요구하거나 동의를 철회할\u00a0수\u00a0있습니다.',
      ],
      items: [
        '권리는 서면, 전화, 전자우편으로 행사할\u00a0수\u00a0있으며, 회사는 10일 안에 조치하고 결과를 알려 드립니다.',
        '법정대리인이나 위임을 받은 사람이 행사하는 경우에는 위임장을 제출해야 합니다.',
        '다른 법령에서 수집 대상으로 정한 개인정보는 삭제를 요구할\u00a0수\u00a0없습니다.',
      ],
    },
    {
      title: '8. 개인정보의 안전성 확보 조치',
      items: [
        '관리적 조치: 내부 관리계획의 수립과 시행, 취급자 최소화와 정기 교육',
        '기술적 조치: 접근 권한 관리, 비밀번호의 일방향 암호화, 전송 구간 암호화, 접속기록의 보관과 점검',
        '물리적 조치: 전산실과 자료 보관실의 접근 통제',
      ],
    },
    {
      title: '9. 쿠키 등 자동 수집\u00a0장치의 설치\u2060·\u2060운영과 거부',
      paragraphs: [
        '회사는 방문자를 추적하는 쿠키를 사용하지 않습니다. 관리자 로그인을 유지하기 위한 쿠키만 사용하며, 팝업의 ‘오늘 하루 보지 않기’ 선택, 작성 중인 문의 내용, 매장 시뮬레이터의 배치도, 홈에서 맞춘 통로 폭은 이용자의 브라우저에만 저장됩니다.',
        '브라우저 설정에서 쿠키와 사이트 데이터를 삭제하거나 저장을 거부할\u00a0수\u00a0있습니다.',
      ],
    },
    {
      title: '10. 개인정보 보호책임자',
      paragraphs: ['개인정보 처리에 관한 문의와 불만 처리, 피해 구제는 아래로 연락해주세요.'],
      table: {
        head: ['구분', '내용'],
        rows: [
          ['책임자', `${officer.name} (${officer.department})`],
          ['전화', company.phone],
          ['이메일', officer.email],
        ],
      },
    },
    {
      title: '11. 권익침해 구제 방법',
      paragraphs: [
        '개인정보 침해로 인한 구제를 받기 위하여 개인정보분쟁조정위원회, 한국인터넷진흥원 개인정보침해신고센터 등에 분쟁 해결이나 상담을 신청할\u00a0수\u00a0있습니다.',
      ],
    },
    {
      title: '12. 개인정보처리방침의 변경',
      paragraphs: [
        `이 방침은 ${effectiveDate.replaceAll(' ', '\u00a0')}부터 적용되며, 2025년\u00a01월\u00a01일부터 적용되던 방침을 대신합니다.`,
        '내용을 추가, 삭제, 수정하는 경우에는 시행 7일\u00a0전부터 홈페이지를 통하여 알려 드립니다.',
      ],
    },
  ] satisfies readonly PolicySection[] as readonly PolicySection[],
};
