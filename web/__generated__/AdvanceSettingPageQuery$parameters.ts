/**
 * @generated SignedSource<<e8e9b57592ce97dba12b12e2dbb82a25>>
 * @relayHash 578c90116b01649fa0f063e811e94aed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f0a3fafba6053e52ab501f7fb951c1a47d76c46b310df4e851ef6cda6dc9dca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdvanceSettingPageQuery } from './AdvanceSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<AdvanceSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f0a3fafba6053e52ab501f7fb951c1a47d76c46b310df4e851ef6cda6dc9dca",
    "metadata": {},
    "name": "AdvanceSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
