import styled from 'styled-components';
import { token } from '../../../ui/theme/token.ts';
import { LogoImage } from '../../business/LogoImage.tsx';

interface ReceiptBusinessProps {
  business: { readonly name: string; readonly address: string; readonly logoUrl?: string | null };
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-top: 16px;
`;

const Name = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Address = styled.p`
  color: ${token.ink2};
  overflow-wrap: anywhere;
`;

/** The business that the receipt is for. */
export function ReceiptBusiness({ business: { name, address, logoUrl } }: ReceiptBusinessProps) {
  return (
    <Head>
      {logoUrl && <LogoImage url={logoUrl} alt="" size={44} />}
      <div>
        <Name>{name}</Name>
        {address && <Address>{address}</Address>}
      </div>
    </Head>
  );
}
