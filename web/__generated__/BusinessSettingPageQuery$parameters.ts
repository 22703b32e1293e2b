/**
 * @generated SignedSource<<57ffd96a5a27960a6e17126ffd8f36f7>>
 * @relayHash 61427d1f2be9741afafaad081c888561
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7af76dac61853c05ac7f921375d0a6f56374163622c65c43144e9ff21072ecd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BusinessSettingPageQuery } from './BusinessSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<BusinessSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7af76dac61853c05ac7f921375d0a6f56374163622c65c43144e9ff21072ecd5",
    "metadata": {},
    "name": "BusinessSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
