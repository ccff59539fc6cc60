// Generated from specs/{erp,channel}/openapi.yaml by tools/codegen. Do not edit: run `pnpm generate`.
// @ts-nocheck: compiled by ajv
import module0 from "ajv-formats/dist/formats.js";
import module1 from "ajv/dist/runtime/ucs2length.js";

const Category_UpdateCategory_header = validate52;

const schema19 = {"type":"object","required":["x-tenant-id"],"properties":{"x-tenant-id":{"type":"string","format":"uuid"},"x-runas":{"type":"string","pattern":"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},"x-companyid":{"type":"string","pattern":"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"}},"$id":"Category_UpdateCategory_header"};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const pattern3 = new RegExp("^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Category_UpdateCategory_header" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-tenant-id"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-tenant-id"},message:"must have required property '"+"x-tenant-id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-tenant-id"] !== undefined){
let data0 = data["x-tenant-id"];
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/x-tenant-id",schemaPath:"#/properties/x-tenant-id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/x-tenant-id",schemaPath:"#/properties/x-tenant-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["x-runas"] !== undefined){
let data1 = data["x-runas"];
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err3 = {instancePath:instancePath+"/x-runas",schemaPath:"#/properties/x-runas/pattern",keyword:"pattern",params:{pattern: "^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/x-runas",schemaPath:"#/properties/x-runas/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["x-companyid"] !== undefined){
let data2 = data["x-companyid"];
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err5 = {instancePath:instancePath+"/x-companyid",schemaPath:"#/properties/x-companyid/pattern",keyword:"pattern",params:{pattern: "^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/x-companyid",schemaPath:"#/properties/x-companyid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"x-tenant-id":true,"x-runas":true,"x-companyid":true},"dynamicProps":false,"dynamicItems":false};

const Category_UpdateCategory_body = validate53;

const schema20 = {"$ref":"erp#/components/schemas/CategoryUpdate","$id":"Category_UpdateCategory_body"};
const schema22 = {"type":"object","title":"CategoryUpdate","description":"What to change in a category.","x-source":"given §2.1","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"#/components/schemas/CategoryKey","description":"The category to update."},"parentId":{"$ref":"#/components/schemas/CategoryKey","description":"Parent category."},"sortNumber":{"type":"integer","format":"int32","description":"Sort number of the category."},"name":{"type":"string","description":"Category name."}}};
const schema23 = {"type":"string","format":"uuid","title":"CategoryKey","description":"Key of a category.","x-source":"given §2.1"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!(formats0.test(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

const formats4 = module0.fullFormats.int32;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "parentId")) || (key0 === "sortNumber")) || (key0 === "name"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate56(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.parentId !== undefined){
if(!(validate56(data.parentId, {instancePath:instancePath+"/parentId",parentData:data,parentDataProperty:"parentId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.sortNumber !== undefined){
let data2 = data.sortNumber;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err2 = {instancePath:instancePath+"/sortNumber",schemaPath:"#/properties/sortNumber/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data2 == "number"){
if(!(formats4.validate(data2))){
const err3 = {instancePath:instancePath+"/sortNumber",schemaPath:"#/properties/sortNumber/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Category_UpdateCategory_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const Category_UpdateCategory_200 = validate60;

const schema24 = {"x-not-shown":"category-update-200-body","$id":"Category_UpdateCategory_200"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Category_UpdateCategory_200" */;
validate60.errors = null;
return true;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

const Category_UpdateCategory_404 = validate61;

const schema25 = {"$ref":"erp#/components/schemas/ErrorResponse","$id":"Category_UpdateCategory_404"};
const schema26 = {"type":"object","title":"ErrorResponse","description":"The error body of the ERP API. No field is required.","x-source":"given §2.3","additionalProperties":false,"properties":{"errorCode":{"type":"string","description":"Identifies the type of error. The values are not shown.","x-not-shown":"error-code-values"},"errorMessage":{"type":"string","description":"Detail message."},"errors":{"type":"object","description":"Collection of errors, a list of messages for each key. Preferred over `validationErrors`.","additionalProperties":{"type":"array","items":{"type":"string"}}},"validationErrors":{"type":"object","deprecated":true,"description":"Use `errors`.","additionalProperties":{"type":"string"}},"stacktrace":{"type":"string","description":"Call sequence leading to the failure."}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "errorCode") || (key0 === "errorMessage")) || (key0 === "errors")) || (key0 === "validationErrors")) || (key0 === "stacktrace"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.errorCode !== undefined){
if(typeof data.errorCode !== "string"){
const err1 = {instancePath:instancePath+"/errorCode",schemaPath:"#/properties/errorCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.errorMessage !== undefined){
if(typeof data.errorMessage !== "string"){
const err2 = {instancePath:instancePath+"/errorMessage",schemaPath:"#/properties/errorMessage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.errors !== undefined){
let data2 = data.errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err3 = {instancePath:instancePath+"/errors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/errors/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/errors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.validationErrors !== undefined){
let data5 = data.validationErrors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(typeof data5[key2] !== "string"){
const err6 = {instancePath:instancePath+"/validationErrors/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/validationErrors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/validationErrors",schemaPath:"#/properties/validationErrors/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.stacktrace !== undefined){
if(typeof data.stacktrace !== "string"){
const err8 = {instancePath:instancePath+"/stacktrace",schemaPath:"#/properties/stacktrace/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Category_UpdateCategory_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const TaxClass_UpdateTaxClass_header = validate64;

const schema27 = {"type":"object","required":["x-appid","x-appversion","x-tenant-id"],"properties":{"x-appid":{"type":"string","pattern":"^[^/]+/[^/]+$"},"x-appversion":{"type":"string","minLength":1},"x-tenant-id":{"type":"string","format":"uuid"},"api-version":{"type":"string","minLength":1},"x-runas":{"type":"string","pattern":"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},"x-sessionid":{"type":"string","format":"uuid"},"x-companyid":{"type":"string","pattern":"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"}},"$id":"TaxClass_UpdateTaxClass_header"};
const pattern5 = new RegExp("^[^/]+/[^/]+$", "u");
const func1 = (module1.default ?? module1);

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TaxClass_UpdateTaxClass_header" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-appid"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-appid"},message:"must have required property '"+"x-appid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-appversion"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-appversion"},message:"must have required property '"+"x-appversion"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["x-tenant-id"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-tenant-id"},message:"must have required property '"+"x-tenant-id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["x-appid"] !== undefined){
let data0 = data["x-appid"];
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err3 = {instancePath:instancePath+"/x-appid",schemaPath:"#/properties/x-appid/pattern",keyword:"pattern",params:{pattern: "^[^/]+/[^/]+$"},message:"must match pattern \""+"^[^/]+/[^/]+$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/x-appid",schemaPath:"#/properties/x-appid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["x-appversion"] !== undefined){
let data1 = data["x-appversion"];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/x-appversion",schemaPath:"#/properties/x-appversion/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/x-appversion",schemaPath:"#/properties/x-appversion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["x-tenant-id"] !== undefined){
let data2 = data["x-tenant-id"];
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/x-tenant-id",schemaPath:"#/properties/x-tenant-id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/x-tenant-id",schemaPath:"#/properties/x-tenant-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["api-version"] !== undefined){
let data3 = data["api-version"];
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/api-version",schemaPath:"#/properties/api-version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/api-version",schemaPath:"#/properties/api-version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["x-runas"] !== undefined){
let data4 = data["x-runas"];
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err11 = {instancePath:instancePath+"/x-runas",schemaPath:"#/properties/x-runas/pattern",keyword:"pattern",params:{pattern: "^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/x-runas",schemaPath:"#/properties/x-runas/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["x-sessionid"] !== undefined){
let data5 = data["x-sessionid"];
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err13 = {instancePath:instancePath+"/x-sessionid",schemaPath:"#/properties/x-sessionid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/x-sessionid",schemaPath:"#/properties/x-sessionid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["x-companyid"] !== undefined){
let data6 = data["x-companyid"];
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err15 = {instancePath:instancePath+"/x-companyid",schemaPath:"#/properties/x-companyid/pattern",keyword:"pattern",params:{pattern: "^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"},message:"must match pattern \""+"^([0-9]+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/x-companyid",schemaPath:"#/properties/x-companyid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"x-appid":true,"x-appversion":true,"x-tenant-id":true,"api-version":true,"x-runas":true,"x-sessionid":true,"x-companyid":true},"dynamicProps":false,"dynamicItems":false};

const TaxClass_UpdateTaxClass_body = validate65;

const schema28 = {"$ref":"erp#/components/schemas/TaxClassUpdate","$id":"TaxClass_UpdateTaxClass_body"};
const schema29 = {"type":"object","title":"TaxClassUpdate","description":"What to change in a tax class.","x-source":"given §2.2","additionalProperties":false,"required":["id"],"x-required-source":"assumed","properties":{"id":{"type":"string","format":"uuid","description":"ID of the tax class."},"isStandard":{"type":"boolean","description":"Whether this class is the standard tax class. Setting true sets all other tax classes to non-standard."},"name":{"type":"string","description":"Tax class name."},"taxType":{"$ref":"#/components/schemas/TaxType"}}};
const schema30 = {"type":"integer","title":"TaxType","enum":[0,1,2,3,4,5],"description":"Type of the tax class. The given spec lists the numbers only; their meanings are documented elsewhere.","x-enum-meaning":{"source":"documented","values":["none","super-reduced","reduced-low","reduced","standard","intermediate"]},"x-not-shown":"tax-type-meaning","x-source":"given §2.2"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === 0) || (data === 1)) || (data === 2)) || (data === 3)) || (data === 4)) || (data === 5))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "isStandard")) || (key0 === "name")) || (key0 === "taxType"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isStandard !== undefined){
if(typeof data.isStandard !== "boolean"){
const err4 = {instancePath:instancePath+"/isStandard",schemaPath:"#/properties/isStandard/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.taxType !== undefined){
if(!(validate67(data.taxType, {instancePath:instancePath+"/taxType",parentData:data,parentDataProperty:"taxType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TaxClass_UpdateTaxClass_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const TaxClass_UpdateTaxClass_200 = validate70;

const schema31 = {"x-not-shown":"tax-class-update-200-body","$id":"TaxClass_UpdateTaxClass_200"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TaxClass_UpdateTaxClass_200" */;
validate70.errors = null;
return true;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

const SystemTest2Event = validate71;

const schema32 = {"$ref":"channel#/components/schemas/SystemTest2Event","$id":"SystemTest2Event"};
const schema34 = {"title":"System:Test","description":"A test of the platform.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"System:Test"},"event":{"$ref":"#/components/schemas/SystemTest"}}}],"examples":[{"id":"01J9ZC4Q7Y0001","type":"System:Test","createdAt":"2026-02-11T08:30:00Z","event":{}},{"id":"01J9ZC4Q7Y0002","type":"System:Test","createdAt":"2026-02-11T08:30:00Z","event":{"channel":"TESTCHANNEL","sellerId":"1"},"clientVersion":"1.11.0.6"}]};
const schema35 = {"type":"object","title":"EventEnvelope","description":"What every event has.","x-source":"given §2.6","required":["id","type","createdAt","event"],"properties":{"id":{"type":"string","minLength":1,"description":"Unique event identifier, used to acknowledge."},"type":{"type":"string","minLength":1,"description":"Event type. New types may be added."},"createdAt":{"type":"string","description":"Creation time, an ISO 8601 timestamp; on the wire not always strict RFC 3339."},"event":{"type":"object","description":"Payload, varies by type."},"clientVersion":{"type":"string","pattern":"^[\\w.\\-+]{1,25}$","x-source":"documented","description":"Version of the seller's ERP client."}}};
const pattern8 = new RegExp("^[\\w.\\-+]{1,25}$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.event === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.event !== undefined){
let data3 = data.event;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err9 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.clientVersion !== undefined){
let data4 = data.clientVersion;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err10 = {instancePath:instancePath+"/clientVersion",schemaPath:"#/properties/clientVersion/pattern",keyword:"pattern",params:{pattern: "^[\\w.\\-+]{1,25}$"},message:"must match pattern \""+"^[\\w.\\-+]{1,25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/clientVersion",schemaPath:"#/properties/clientVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"id":true,"type":true,"createdAt":true,"event":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"object","title":"SystemTest","description":"A test event.","x-source":"observed","properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"}}};
const schema37 = {"title":"ChannelId","type":"string","pattern":"^\\w{5,15}$","description":"Id of a channel.","x-source":"observed"};
const pattern9 = new RegExp("^\\w{5,15}$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{5,15}$"},message:"must match pattern \""+"^\\w{5,15}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"title":"SellerId","type":"string","pattern":"^\\w{1,50}$","description":"Id of a seller, chosen by the channel.","x-source":"observed"};
const pattern10 = new RegExp("^\\w{1,50}$", "u");

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{1,50}$"},message:"must match pattern \""+"^\\w{1,50}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"channel":true,"sellerId":true},"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("System:Test" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "System:Test"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate76(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SystemTest2Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SystemNotification2Event = validate83;

const schema39 = {"$ref":"channel#/components/schemas/SystemNotification2Event","$id":"SystemNotification2Event"};
const schema40 = {"title":"System:Notification","description":"The platform tells the channel something.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"System:Notification"},"event":{"$ref":"#/components/schemas/SystemNotification"}}}],"examples":[{"id":"01J9ZC4Q7Y0003","type":"System:Notification","createdAt":"2026-02-11T08:30:00Z","event":{"channel":"TESTCHANNEL","sellerId":"1","message":"Everything is ready.","severity":"INFO"}},{"id":"01J9ZC4Q7Y0004","type":"System:Notification","createdAt":"2026-02-11T08:30:00Z","event":{"channel":"TESTCHANNEL","sellerId":"1","message":"Everything is ready.","severity":"INFO"},"clientVersion":"1.11.0.6"}]};
const schema41 = {"type":"object","title":"SystemNotification","description":"The platform tells the channel something.","x-source":"observed","required":["channel","sellerId","message","severity"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"message":{"type":"string","description":"What happened, for a person to read."},"severity":{"type":"string","enum":["INFO","WARNING","ERROR"],"description":"How bad it is."}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.severity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data3 === "INFO") || (data3 === "WARNING")) || (data3 === "ERROR"))){
const err6 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema41.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"channel":true,"sellerId":true,"message":true,"severity":true},"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("System:Notification" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "System:Notification"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate86(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SystemNotification2Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderConfirmedEvent = validate91;

const schema42 = {"$ref":"channel#/components/schemas/SellerOrderConfirmedEvent","$id":"SellerOrderConfirmedEvent"};
const schema43 = {"title":"Seller:Order.Confirmed","description":"The seller accepted or refused an order.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Confirmed"},"event":{"$ref":"#/components/schemas/OrderConfirmed"}}}],"examples":[{"id":"01J9ZC4Q7Y0005","type":"Seller:Order.Confirmed","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001"}},{"id":"01J9ZC4Q7Y0006","type":"Seller:Order.Confirmed","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001","orderAccepted":true,"reason":"BUYER_CANCELLED"},"clientVersion":"1.11.0.6"}]};
const schema44 = {"type":"object","title":"OrderConfirmed","description":"The seller accepted or refused an order.","x-source":"observed","required":["sellerId","orderId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"type":"string","description":"Id of the order."},"orderAccepted":{"type":"boolean","description":"Whether the seller accepted the order."},"reason":{"$ref":"#/components/schemas/CancelReason","description":"Why."}}};
const schema45 = {"type":"string","title":"CancelReason","description":"Why something is cancelled.","enum":["BUYER_CANCELLED","UNDELIVERABLE_TO_SHIPPING_ADDRESS","UNDELIVERABLE_BY_CARRIER","OUT_OF_STOCK","DELAYED_INVENTORY","PRICING_ERROR","OTHER"],"x-source":"observed"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "BUYER_CANCELLED") || (data === "UNDELIVERABLE_TO_SHIPPING_ADDRESS")) || (data === "UNDELIVERABLE_BY_CARRIER")) || (data === "OUT_OF_STOCK")) || (data === "DELAYED_INVENTORY")) || (data === "PRICING_ERROR")) || (data === "OTHER"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(typeof data.orderId !== "string"){
const err2 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.orderAccepted !== undefined){
if(typeof data.orderAccepted !== "boolean"){
const err3 = {instancePath:instancePath+"/orderAccepted",schemaPath:"#/properties/orderAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
if(!(validate96(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"sellerId":true,"orderId":true,"orderAccepted":true,"reason":true},"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Confirmed" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Confirmed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate94(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderConfirmedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderAcceptedEvent = validate100;

const schema46 = {"$ref":"channel#/components/schemas/SellerOrderAcceptedEvent","$id":"SellerOrderAcceptedEvent"};
const schema47 = {"title":"Seller:Order.Accepted","description":"The older name of Seller:Order.Confirmed, renamed in early 2026 (T8). Handle both alike.","x-source":"observed","x-renamed-to":"Seller:Order.Confirmed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Accepted"},"event":{"$ref":"#/components/schemas/OrderConfirmed"}}}],"examples":[{"id":"01J9ZC4Q7Y0007","type":"Seller:Order.Accepted","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001"}},{"id":"01J9ZC4Q7Y0008","type":"Seller:Order.Accepted","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001","orderAccepted":true,"reason":"BUYER_CANCELLED"},"clientVersion":"1.11.0.6"}]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Accepted" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Accepted"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate94(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderAcceptedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderShipping2Event = validate105;

const schema48 = {"$ref":"channel#/components/schemas/SellerOrderShipping2Event","$id":"SellerOrderShipping2Event"};
const schema49 = {"title":"Seller:Order.Shipping","description":"The seller shipped an order, or parts of it.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Shipping"},"event":{"$ref":"#/components/schemas/OrderShipping"}}}],"examples":[{"id":"01J9ZC4Q7Y0009","type":"Seller:Order.Shipping","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001","shippingComplete":true,"shippingItems":[{"carrier":"DHL"}]}},{"id":"01J9ZC4Q7Y0010","type":"Seller:Order.Shipping","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001","shippingComplete":true,"shippingItems":[{"carrier":"DHL","trackingNumber":"00340434161094042557","returnTracking":{"carrier":"DHL","trackingNumber":"00340434161094042557","trackingUrl":"https://track.example/00340434161094042557"},"shippedAt":"2026-02-11T08:30:00Z","orderItemIdList":[{"orderItemId":"ITEM-1","quantity":1}],"shippedFrom":{"city":"Bremen","country":"DEU","postcode":"28195"},"trackingUrl":"https://track.example/00340434161094042557"}]},"clientVersion":"1.11.0.6"}]};
const schema50 = {"type":"object","title":"OrderShipping","description":"The seller shipped parts of an order.","x-source":"observed","required":["sellerId","orderId","shippingComplete","shippingItems"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"shippingComplete":{"type":"boolean","description":"Whether everything has been shipped."},"shippingItems":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/ShippingPosition"},"description":"Parcels."}}};
const schema51 = {"title":"OrderId","type":"string","minLength":1,"maxLength":150,"description":"Id of an order; unique per seller.","x-source":"observed"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 150){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","title":"ShippingPosition","description":"A parcel.","x-source":"observed","required":["carrier"],"properties":{"carrier":{"type":"string","description":"Carrier that ships the parcel."},"trackingNumber":{"type":"string","description":"Tracking number of the parcel."},"returnTracking":{"$ref":"#/components/schemas/ShippingReturnTracking"},"shippedAt":{"$ref":"#/components/schemas/Timestamp"},"orderItemIdList":{"type":"array","items":{"$ref":"#/components/schemas/ShippingItemRef"},"description":"Items in the parcel."},"shippedFrom":{"$ref":"#/components/schemas/ShippedFrom"},"trackingUrl":{"type":"string","description":"Web page that tracks the parcel.","x-source":"documented"}}};
const schema53 = {"type":"object","title":"ShippingReturnTracking","description":"The label for sending a parcel back.","x-source":"observed","required":["carrier","trackingNumber"],"properties":{"carrier":{"type":"string","description":"Carrier that ships the parcel."},"trackingNumber":{"type":"string","description":"Tracking number of the parcel."},"trackingUrl":{"type":"string","description":"Web page that tracks the parcel.","x-source":"documented"}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carrier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier"},message:"must have required property '"+"carrier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trackingNumber === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trackingNumber"},message:"must have required property '"+"trackingNumber"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.carrier !== undefined){
if(typeof data.carrier !== "string"){
const err2 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.trackingNumber !== undefined){
if(typeof data.trackingNumber !== "string"){
const err3 = {instancePath:instancePath+"/trackingNumber",schemaPath:"#/properties/trackingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.trackingUrl !== undefined){
if(typeof data.trackingUrl !== "string"){
const err4 = {instancePath:instancePath+"/trackingUrl",schemaPath:"#/properties/trackingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"carrier":true,"trackingNumber":true,"trackingUrl":true},"dynamicProps":false,"dynamicItems":false};

const schema54 = {"title":"Timestamp","type":"string","description":"An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC.","x-source":"observed"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","title":"ShippingItemRef","description":"How many of an item are in a parcel.","x-source":"observed","required":["orderItemId","quantity"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"quantity":{"type":"integer","description":"How many."}}};
const schema56 = {"title":"OrderItemId","type":"string","minLength":1,"maxLength":50,"description":"Id of an item of an order.","x-source":"observed"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 50){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"orderItemId":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","title":"ShippedFrom","description":"Where a parcel was shipped.","x-source":"observed","required":["city","country","postcode"],"properties":{"city":{"type":"string","description":"City."},"country":{"type":"string","description":"Country."},"postcode":{"type":"string","description":"Postcode."}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.city === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.country === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.postcode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postcode"},message:"must have required property '"+"postcode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err3 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err4 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.postcode !== undefined){
if(typeof data.postcode !== "string"){
const err5 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"city":true,"country":true,"postcode":true},"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carrier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier"},message:"must have required property '"+"carrier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.carrier !== undefined){
if(typeof data.carrier !== "string"){
const err1 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.trackingNumber !== undefined){
if(typeof data.trackingNumber !== "string"){
const err2 = {instancePath:instancePath+"/trackingNumber",schemaPath:"#/properties/trackingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.returnTracking !== undefined){
if(!(validate113(data.returnTracking, {instancePath:instancePath+"/returnTracking",parentData:data,parentDataProperty:"returnTracking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.shippedAt !== undefined){
if(!(validate115(data.shippedAt, {instancePath:instancePath+"/shippedAt",parentData:data,parentDataProperty:"shippedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.orderItemIdList !== undefined){
let data4 = data.orderItemIdList;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate117(data4[i0], {instancePath:instancePath+"/orderItemIdList/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/orderItemIdList",schemaPath:"#/properties/orderItemIdList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.shippedFrom !== undefined){
if(!(validate121(data.shippedFrom, {instancePath:instancePath+"/shippedFrom",parentData:data,parentDataProperty:"shippedFrom",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.trackingUrl !== undefined){
if(typeof data.trackingUrl !== "string"){
const err4 = {instancePath:instancePath+"/trackingUrl",schemaPath:"#/properties/trackingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"carrier":true,"trackingNumber":true,"returnTracking":true,"shippedAt":true,"orderItemIdList":true,"shippedFrom":true,"trackingUrl":true},"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shippingComplete === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingComplete"},message:"must have required property '"+"shippingComplete"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.shippingItems === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingItems"},message:"must have required property '"+"shippingItems"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.shippingComplete !== undefined){
if(typeof data.shippingComplete !== "boolean"){
const err4 = {instancePath:instancePath+"/shippingComplete",schemaPath:"#/properties/shippingComplete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.shippingItems !== undefined){
let data3 = data.shippingItems;
if(Array.isArray(data3)){
if(data3.length < 1){
const err5 = {instancePath:instancePath+"/shippingItems",schemaPath:"#/properties/shippingItems/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112(data3[i0], {instancePath:instancePath+"/shippingItems/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/shippingItems",schemaPath:"#/properties/shippingItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"sellerId":true,"orderId":true,"shippingComplete":true,"shippingItems":true},"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Shipping" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Shipping"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate108(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderShipping2Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderPayment2Event = validate126;

const schema58 = {"$ref":"channel#/components/schemas/SellerOrderPayment2Event","$id":"SellerOrderPayment2Event"};
const schema59 = {"title":"Seller:Order.Payment","description":"An order was paid.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Payment"},"event":{"$ref":"#/components/schemas/OrderPayment"}}}],"examples":[{"id":"01J9ZC4Q7Y0011","type":"Seller:Order.Payment","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001","paymentComplete":true,"paidAt":"2026-02-11T08:30:00Z"}},{"id":"01J9ZC4Q7Y0012","type":"Seller:Order.Payment","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001","paymentComplete":true,"paidAt":"2026-02-11T08:30:00Z"},"clientVersion":"1.11.0.6"}]};
const schema60 = {"type":"object","title":"OrderPayment","description":"An order was paid.","x-source":"observed","required":["sellerId","orderId","paymentComplete","paidAt"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"paymentComplete":{"type":"boolean","description":"Whether everything has been paid."},"paidAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paymentComplete === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentComplete"},message:"must have required property '"+"paymentComplete"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.paidAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paidAt"},message:"must have required property '"+"paidAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.paymentComplete !== undefined){
if(typeof data.paymentComplete !== "boolean"){
const err4 = {instancePath:instancePath+"/paymentComplete",schemaPath:"#/properties/paymentComplete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.paidAt !== undefined){
if(!(validate115(data.paidAt, {instancePath:instancePath+"/paidAt",parentData:data,parentDataProperty:"paidAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"sellerId":true,"orderId":true,"paymentComplete":true,"paidAt":true},"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Payment" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Payment"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate129(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderPayment2Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderCancellationRequestEvent = validate135;

const schema61 = {"$ref":"channel#/components/schemas/SellerOrderCancellationRequestEvent","$id":"SellerOrderCancellationRequestEvent"};
const schema62 = {"title":"Seller:Order.Cancellation.Request","description":"The seller asks to cancel items of an order.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Cancellation.Request"},"event":{"$ref":"#/components/schemas/OrderCancellationRequested"}}}],"examples":[{"id":"01J9ZC4Q7Y0013","type":"Seller:Order.Cancellation.Request","createdAt":"2026-02-11T08:30:00Z","event":{"orderCancellationRequestId":"8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10","sellerId":"1","orderId":"ORDER-1001","orderItem":[{"orderItemId":"ITEM-1"}]}},{"id":"01J9ZC4Q7Y0014","type":"Seller:Order.Cancellation.Request","createdAt":"2026-02-11T08:30:00Z","event":{"orderCancellationRequestId":"8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10","sellerId":"1","orderId":"ORDER-1001","orderItem":[{"orderItemId":"ITEM-1","quantity":"1.0"}],"cancelReason":"BUYER_CANCELLED","message":"Everything is ready."},"clientVersion":"1.11.0.6"}]};
const schema63 = {"type":"object","title":"OrderCancellationRequested","description":"The seller asks for a cancellation.","x-source":"observed","required":["orderCancellationRequestId","sellerId","orderId","orderItem"],"properties":{"orderCancellationRequestId":{"type":"string","format":"uuid","description":"Id of the cancellation request."},"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"orderItem":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/OrderCancellationItem"},"description":"Items concerned."},"cancelReason":{"$ref":"#/components/schemas/CancelReason"},"message":{"type":"string","maxLength":1024,"description":"What happened, for a person to read."}}};
const schema64 = {"type":"object","title":"OrderCancellationItem","description":"An item to cancel.","x-source":"observed","required":["orderItemId"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"quantity":{"$ref":"#/components/schemas/DecimalText","default":"1.0","description":"How many."}}};
const schema65 = {"type":"string","title":"DecimalText","description":"A decimal number as text. Some senders write a JSON number; decoders read both and give text.","x-decimal-text":true,"x-source":"given §6.1","examples":["12.0","19.00"]};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"orderItemId":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderCancellationRequestId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderCancellationRequestId"},message:"must have required property '"+"orderCancellationRequestId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.orderItem === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItem"},message:"must have required property '"+"orderItem"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.orderCancellationRequestId !== undefined){
let data0 = data.orderCancellationRequestId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.orderItem !== undefined){
let data3 = data.orderItem;
if(Array.isArray(data3)){
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate141(data3[i0], {instancePath:instancePath+"/orderItem/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cancelReason !== undefined){
if(!(validate96(data.cancelReason, {instancePath:instancePath+"/cancelReason",parentData:data,parentDataProperty:"cancelReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data6 = data.message;
if(typeof data6 === "string"){
if(func1(data6) > 1024){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"orderCancellationRequestId":true,"sellerId":true,"orderId":true,"orderItem":true,"cancelReason":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Cancellation.Request" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Cancellation.Request"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate138(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderCancellationRequestEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderCancellationAcceptedEvent = validate149;

const schema66 = {"$ref":"channel#/components/schemas/SellerOrderCancellationAcceptedEvent","$id":"SellerOrderCancellationAcceptedEvent"};
const schema67 = {"title":"Seller:Order.Cancellation.Accepted","description":"The seller accepted a cancellation.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Cancellation.Accepted"},"event":{"$ref":"#/components/schemas/OrderCancellationAccepted"}}}],"examples":[{"id":"01J9ZC4Q7Y0015","type":"Seller:Order.Cancellation.Accepted","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderCancellationRequestId":"8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10"}},{"id":"01J9ZC4Q7Y0016","type":"Seller:Order.Cancellation.Accepted","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderCancellationRequestId":"8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10"},"clientVersion":"1.11.0.6"}]};
const schema68 = {"type":"object","title":"OrderCancellationAccepted","description":"The seller accepted a cancellation.","x-source":"observed","required":["sellerId","orderCancellationRequestId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderCancellationRequestId":{"type":"string","format":"uuid","description":"Id of the cancellation request."}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderCancellationRequestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderCancellationRequestId"},message:"must have required property '"+"orderCancellationRequestId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderCancellationRequestId !== undefined){
let data1 = data.orderCancellationRequestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"sellerId":true,"orderCancellationRequestId":true},"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Cancellation.Accepted" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Cancellation.Accepted"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate152(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderCancellationAcceptedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderCancellationDeniedEvent = validate156;

const schema69 = {"$ref":"channel#/components/schemas/SellerOrderCancellationDeniedEvent","$id":"SellerOrderCancellationDeniedEvent"};
const schema70 = {"title":"Seller:Order.Cancellation.Denied","description":"The seller denied a cancellation.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Cancellation.Denied"},"event":{"$ref":"#/components/schemas/OrderCancellationDenied"}}}],"examples":[{"id":"01J9ZC4Q7Y0017","type":"Seller:Order.Cancellation.Denied","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderCancellationRequestId":"8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10","reason":"No longer needed."}},{"id":"01J9ZC4Q7Y0018","type":"Seller:Order.Cancellation.Denied","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderCancellationRequestId":"8b6f0a52-3c1d-4f7e-9a20-6d5b7c1f2e10","reason":"No longer needed."},"clientVersion":"1.11.0.6"}]};
const schema71 = {"type":"object","title":"OrderCancellationDenied","description":"The seller denied a cancellation.","x-source":"observed","required":["sellerId","orderCancellationRequestId","reason"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderCancellationRequestId":{"type":"string","format":"uuid","description":"Id of the cancellation request."},"reason":{"type":"string","maxLength":250,"description":"Why."}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderCancellationRequestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderCancellationRequestId"},message:"must have required property '"+"orderCancellationRequestId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderCancellationRequestId !== undefined){
let data1 = data.orderCancellationRequestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func1(data2) > 250){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 250},message:"must NOT have more than 250 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"sellerId":true,"orderCancellationRequestId":true,"reason":true},"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Cancellation.Denied" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Cancellation.Denied"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate159(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderCancellationDeniedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderRefund2Event = validate163;

const schema72 = {"$ref":"channel#/components/schemas/SellerOrderRefund2Event","$id":"SellerOrderRefund2Event"};
const schema73 = {"title":"Seller:Order.Refund","description":"The seller refunds items.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Refund"},"event":{"$ref":"#/components/schemas/OrderRefund"}}}],"examples":[{"id":"01J9ZC4Q7Y0019","type":"Seller:Order.Refund","createdAt":"2026-02-11T08:30:00Z","event":{"refundId":"REFUND-1","sellerId":"1","orderId":"ORDER-1001","orderItem":[{"orderItemId":"ITEM-1","quantity":"1.0","reason":"NO_REASON","refund":"24.90","refundCurrency":"EUR"}]}},{"id":"01J9ZC4Q7Y0020","type":"Seller:Order.Refund","createdAt":"2026-02-11T08:30:00Z","event":{"refundId":"REFUND-1","sellerId":"1","orderId":"ORDER-1001","orderItem":[{"orderItemId":"ITEM-1","quantity":"1.0","reason":"NO_REASON","refund":"24.90","refundCurrency":"EUR"}]},"clientVersion":"1.11.0.6"}]};
const schema74 = {"type":"object","title":"OrderRefund","description":"The seller refunds items.","x-source":"observed","required":["refundId","sellerId","orderId","orderItem"],"properties":{"refundId":{"type":"string","minLength":1,"maxLength":128,"description":"Id of the refund."},"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"orderItem":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/RefundOrderItem"},"description":"Items concerned."}}};
const schema75 = {"type":"object","title":"RefundOrderItem","description":"An item to refund.","x-source":"observed","required":["orderItemId","quantity","reason","refund","refundCurrency"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"quantity":{"$ref":"#/components/schemas/DecimalText","description":"How many."},"reason":{"$ref":"#/components/schemas/RefundReason","description":"Why."},"refund":{"$ref":"#/components/schemas/DecimalText"},"refundCurrency":{"type":"string","description":"Currency of the refund, three letters."}}};
const schema76 = {"type":"string","title":"RefundReason","description":"Why something is refunded.","enum":["NO_REASON","DEFECT","WRONG_ITEM","WRONG_SIZE","TOO_LATE","BAD_QUALITY","OTHER"],"x-source":"observed"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "NO_REASON") || (data === "DEFECT")) || (data === "WRONG_ITEM")) || (data === "WRONG_SIZE")) || (data === "TOO_LATE")) || (data === "BAD_QUALITY")) || (data === "OTHER"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.refund === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refund"},message:"must have required property '"+"refund"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.refundCurrency === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundCurrency"},message:"must have required property '"+"refundCurrency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(!(validate172(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
if(data.refund !== undefined){
if(!(validate143(data.refund, {instancePath:instancePath+"/refund",parentData:data,parentDataProperty:"refund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.refundCurrency !== undefined){
if(typeof data.refundCurrency !== "string"){
const err5 = {instancePath:instancePath+"/refundCurrency",schemaPath:"#/properties/refundCurrency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"orderItemId":true,"quantity":true,"reason":true,"refund":true,"refundCurrency":true},"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundId"},message:"must have required property '"+"refundId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.orderItem === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItem"},message:"must have required property '"+"orderItem"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.refundId !== undefined){
let data0 = data.refundId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err4 = {instancePath:instancePath+"/refundId",schemaPath:"#/properties/refundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/refundId",schemaPath:"#/properties/refundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/refundId",schemaPath:"#/properties/refundId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.orderItem !== undefined){
let data3 = data.orderItem;
if(Array.isArray(data3)){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate169(data3[i0], {instancePath:instancePath+"/orderItem/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"refundId":true,"sellerId":true,"orderId":true,"orderItem":true},"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Refund" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Refund"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate166(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderRefund2Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderInvoiceEvent = validate178;

const schema77 = {"$ref":"channel#/components/schemas/SellerOrderInvoiceEvent","$id":"SellerOrderInvoiceEvent"};
const schema78 = {"title":"Seller:Order.Invoice","description":"The seller made an invoice or a credit note.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.Invoice"},"event":{"$ref":"#/components/schemas/OrderInvoice"}}}],"examples":[{"id":"01J9ZC4Q7Y0021","type":"Seller:Order.Invoice","createdAt":"2026-02-11T08:30:00Z","event":{"type":"INVOICE","sellerId":"1","orderId":"ORDER-1001","invoiceNumber":"2026-0001","documentId":"DOC-1","documentExpiresAt":"2026-02-11T08:30:00Z"}},{"id":"01J9ZC4Q7Y0022","type":"Seller:Order.Invoice","createdAt":"2026-02-11T08:30:00Z","event":{"type":"INVOICE","sellerId":"1","orderId":"ORDER-1001","invoiceNumber":"2026-0001","documentId":"DOC-1","documentExpiresAt":"2026-02-11T08:30:00Z"},"clientVersion":"1.11.0.6"}]};
const schema79 = {"type":"object","title":"OrderInvoice","description":"The seller made an invoice or a credit note.","x-source":"observed","required":["type","sellerId","orderId","invoiceNumber","documentId","documentExpiresAt"],"properties":{"type":{"$ref":"#/components/schemas/InvoiceDocumentType","description":"Kind."},"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"invoiceNumber":{"type":"string","minLength":1,"maxLength":256,"description":"Number of the invoice or credit note."},"documentId":{"type":"string","description":"Id of the document."},"documentExpiresAt":{"$ref":"#/components/schemas/Timestamp"}}};
const schema80 = {"type":"string","title":"InvoiceDocumentType","description":"Kind of document.","enum":["INVOICE","CREDITNOTE"],"x-source":"observed"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "INVOICE") || (data === "CREDITNOTE"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema80.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.invoiceNumber === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceNumber"},message:"must have required property '"+"invoiceNumber"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.documentId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.documentExpiresAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentExpiresAt"},message:"must have required property '"+"documentExpiresAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.type !== undefined){
if(!(validate182(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.invoiceNumber !== undefined){
let data3 = data.invoiceNumber;
if(typeof data3 === "string"){
if(func1(data3) > 256){
const err6 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data3) < 1){
const err7 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.documentId !== undefined){
if(typeof data.documentId !== "string"){
const err9 = {instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.documentExpiresAt !== undefined){
if(!(validate115(data.documentExpiresAt, {instancePath:instancePath+"/documentExpiresAt",parentData:data,parentDataProperty:"documentExpiresAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"type":true,"sellerId":true,"orderId":true,"invoiceNumber":true,"documentId":true,"documentExpiresAt":true},"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Invoice" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Invoice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate181(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderInvoiceEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrderReturnReceivedEvent = validate189;

const schema81 = {"$ref":"channel#/components/schemas/SellerOrderReturnReceivedEvent","$id":"SellerOrderReturnReceivedEvent"};
const schema82 = {"title":"Seller:Order.ReturnReceived","description":"Goods came back to the seller.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Order.ReturnReceived"},"event":{"$ref":"#/components/schemas/OrderReturnReceived"}}}],"examples":[{"id":"01J9ZC4Q7Y0023","type":"Seller:Order.ReturnReceived","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001","sellerReturnId":"RETURN-1","orderItem":[{"orderItemId":"ITEM-1","quantity":"1.0","returnReason":"NO_REASON","condition":"ORIGINAL_PACKAGING","acceptReturn":true,"requireReturnShipping":true}]}},{"id":"01J9ZC4Q7Y0024","type":"Seller:Order.ReturnReceived","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","orderId":"ORDER-1001","sellerReturnId":"RETURN-1","channelReturnId":"MP-RETURN-1","orderItem":[{"orderItemId":"ITEM-1","quantity":"1.0","returnReason":"NO_REASON","note":"Please ring twice.","condition":"ORIGINAL_PACKAGING","acceptReturn":true,"requireReturnShipping":true}]},"clientVersion":"1.11.0.6"}]};
const schema83 = {"type":"object","title":"OrderReturnReceived","description":"The seller received goods back.","x-source":"observed","required":["sellerId","orderId","sellerReturnId","orderItem"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"sellerReturnId":{"type":"string","description":"Id of the return, given by the seller."},"channelReturnId":{"type":"string","description":"Id of the return, given by the channel."},"orderItem":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/ReturnReceivedOrderItem"},"description":"Items concerned."}}};
const schema84 = {"type":"object","title":"ReturnReceivedOrderItem","description":"An item that came back.","x-source":"observed","required":["orderItemId","quantity","returnReason","condition","acceptReturn","requireReturnShipping"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"quantity":{"$ref":"#/components/schemas/DecimalText","description":"How many."},"returnReason":{"$ref":"#/components/schemas/ReturnReason"},"note":{"type":"string","maxLength":1024,"description":"A note for people."},"condition":{"$ref":"#/components/schemas/Condition","description":"Condition of the goods."},"acceptReturn":{"type":"boolean","description":"Whether the seller accepts the return."},"requireReturnShipping":{"type":"boolean","default":true,"description":"Whether the goods have to be sent back."}}};
const schema85 = {"type":"string","title":"ReturnReason","description":"Why goods come back.","enum":["NO_REASON","DEFECT","WRONG_ITEM","WRONG_SIZE","TOO_LATE","BAD_QUALITY"],"x-source":"observed"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "NO_REASON") || (data === "DEFECT")) || (data === "WRONG_ITEM")) || (data === "WRONG_SIZE")) || (data === "TOO_LATE")) || (data === "BAD_QUALITY"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema86 = {"type":"string","title":"Condition","description":"Condition of goods that came back.","enum":["ORIGINAL_PACKAGING","MINT_CONDITION","SLIGHTLY_USED","HEAVILY_USED","DAMAGED","INCOMPLETE_DELIVERY","FRAUD"],"x-source":"observed"};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "ORIGINAL_PACKAGING") || (data === "MINT_CONDITION")) || (data === "SLIGHTLY_USED")) || (data === "HEAVILY_USED")) || (data === "DAMAGED")) || (data === "INCOMPLETE_DELIVERY")) || (data === "FRAUD"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.returnReason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "returnReason"},message:"must have required property '"+"returnReason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.condition === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "condition"},message:"must have required property '"+"condition"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.acceptReturn === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acceptReturn"},message:"must have required property '"+"acceptReturn"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.requireReturnShipping === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requireReturnShipping"},message:"must have required property '"+"requireReturnShipping"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.returnReason !== undefined){
if(!(validate198(data.returnReason, {instancePath:instancePath+"/returnReason",parentData:data,parentDataProperty:"returnReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
let data3 = data.note;
if(typeof data3 === "string"){
if(func1(data3) > 1024){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.condition !== undefined){
if(!(validate200(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
if(data.acceptReturn !== undefined){
if(typeof data.acceptReturn !== "boolean"){
const err8 = {instancePath:instancePath+"/acceptReturn",schemaPath:"#/properties/acceptReturn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.requireReturnShipping !== undefined){
if(typeof data.requireReturnShipping !== "boolean"){
const err9 = {instancePath:instancePath+"/requireReturnShipping",schemaPath:"#/properties/requireReturnShipping/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"orderItemId":true,"quantity":true,"returnReason":true,"note":true,"condition":true,"acceptReturn":true,"requireReturnShipping":true},"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sellerReturnId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerReturnId"},message:"must have required property '"+"sellerReturnId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.orderItem === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItem"},message:"must have required property '"+"orderItem"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.sellerReturnId !== undefined){
if(typeof data.sellerReturnId !== "string"){
const err4 = {instancePath:instancePath+"/sellerReturnId",schemaPath:"#/properties/sellerReturnId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.channelReturnId !== undefined){
if(typeof data.channelReturnId !== "string"){
const err5 = {instancePath:instancePath+"/channelReturnId",schemaPath:"#/properties/channelReturnId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.orderItem !== undefined){
let data4 = data.orderItem;
if(Array.isArray(data4)){
if(data4.length < 1){
const err6 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate195(data4[i0], {instancePath:instancePath+"/orderItem/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"sellerId":true,"orderId":true,"sellerReturnId":true,"channelReturnId":true,"orderItem":true},"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.ReturnReceived" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.ReturnReceived"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate192(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrderReturnReceivedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOfferNewEvent = validate205;

const schema87 = {"$ref":"channel#/components/schemas/SellerOfferNewEvent","$id":"SellerOfferNewEvent"};
const schema88 = {"title":"Seller:Offer.New","description":"A seller offers something on the channel.","x-source":"given §6.1","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Offer.New"},"event":{"$ref":"#/components/schemas/OfferNew"}}}],"examples":[{"id":"01J9ZC4Q7Y0025","type":"Seller:Offer.New","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"priceList":[{"id":"default","quantityPriceList":[{"amount":"24.90","currency":"EUR"}]}],"sku":"SPADE-01"}},{"id":"01J9ZC4Q7Y0026","type":"Seller:Offer.New","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"parentOfferId":4700,"channelOfferId":"MP-4711","channelCategoryId":"104","quantity":"12.0","taxPercent":"19.00","priceList":[{"id":"default","quantityPriceList":[{"amount":"24.90","currency":"EUR","quantity":"1.0"}]}],"title":"Garden spade","subTitle":"Ash handle","description":"A spade for heavy soil.","mainPicture":"https://pictures.example/spade.jpg","pictureList":["https://pictures.example/spade.jpg"],"channelAttributeList":[{"attributeId":"colour","value":"green","group":"0"}],"variationList":[{"offerId":4711,"sku":"SPADE-01","gtin":"4006381333931","variationDimensionList":[{"attributeId":"colour","value":"green","group":"0"}],"quantity":"1.0","priceList":[{"id":"default","quantityPriceList":[{"amount":"24.90","currency":"EUR"}]}],"taxPercent":"19.00","pictureList":["https://pictures.example/spade.jpg"],"title":"Garden spade","subTitle":"Ash handle","description":"A spade for heavy soil.","channelAttributeList":[{"attributeId":"colour","value":"green","group":"0"}]}],"sku":"SPADE-01","gtin":"4006381333931","mpn":"SP-01","isbn":"9783161484100","brand":"Kontor","srp":{"amount":"24.90","currency":"EUR"},"productAttributeList":[{"name":"Material","value":"green"}]},"clientVersion":"1.11.0.6"}]};
const schema89 = {"type":"object","title":"OfferNew","description":"A whole offer, as the seller wants it listed.","x-source":"given §6.1","required":["sellerId","offerId","priceList","sku"],"x-required-source":"observed","x-not-shown":"event-required-fields","properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"parentOfferId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"channelCategoryId":{"type":"string","description":"Category of the channel; present in one form of the event, absent in another."},"quantity":{"$ref":"#/components/schemas/DecimalText","description":"How many."},"taxPercent":{"$ref":"#/components/schemas/DecimalText"},"priceList":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/PriceContainer"},"description":"Prices, one entry for each price list."},"title":{"type":"string","minLength":1,"maxLength":512,"description":"Title shown to buyers."},"subTitle":{"type":"string","maxLength":1024,"description":"Second title shown to buyers."},"description":{"type":"string","maxLength":50000,"description":"Description shown to buyers."},"mainPicture":{"type":"string","description":"Address of the main picture; good for 7 days after the event (documented)."},"pictureList":{"type":"array","maxItems":50,"items":{"type":"string"},"description":"Addresses of further pictures."},"channelAttributeList":{"type":"array","maxItems":250,"items":{"$ref":"#/components/schemas/ChannelAttribute"},"description":"Values of attributes of the channel."},"variationList":{"type":"array","maxItems":500,"items":{"$ref":"#/components/schemas/Variation"},"description":"Variations of the offer."},"sku":{"$ref":"#/components/schemas/Sku"},"gtin":{"type":"string","description":"Global trade item number."},"mpn":{"type":"string","description":"Manufacturer part number."},"isbn":{"type":"string","description":"International standard book number."},"brand":{"type":"string","description":"Brand."},"srp":{"$ref":"#/components/schemas/Price"},"productAttributeList":{"type":"array","items":{"$ref":"#/components/schemas/ProductAttribute"},"description":"Attributes of the product, as the seller names them."}}};
const schema90 = {"title":"OfferId","type":"integer","format":"int64","minimum":1,"description":"Id of an offer; unique per seller.","x-source":"observed"};
const formats18 = module0.fullFormats.int64;

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats18.validate(data))){
const err2 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema91 = {"title":"ChannelOfferId","type":"string","minLength":1,"maxLength":100,"description":"The marketplace's own id of the listing.","x-source":"observed"};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 100){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"object","title":"PriceContainer","description":"One price list of an offer.","x-source":"observed","required":["id","quantityPriceList"],"properties":{"id":{"type":"string","description":"Id."},"quantityPriceList":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/components/schemas/QuantityPrice"},"description":"Prices by quantity."}}};
const schema93 = {"type":"object","title":"QuantityPrice","description":"What one piece costs from a quantity on.","x-source":"observed","required":["amount","currency"],"properties":{"amount":{"$ref":"#/components/schemas/DecimalText"},"currency":{"type":"string","description":"Currency, three letters (ISO 4217)."},"quantity":{"$ref":"#/components/schemas/DecimalText","default":"1.0","description":"How many."}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount !== undefined){
if(!(validate143(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err2 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"amount":true,"currency":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantityPriceList === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantityPriceList"},message:"must have required property '"+"quantityPriceList"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.quantityPriceList !== undefined){
let data1 = data.quantityPriceList;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/quantityPriceList",schemaPath:"#/properties/quantityPriceList/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/quantityPriceList",schemaPath:"#/properties/quantityPriceList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate218(data1[i0], {instancePath:instancePath+"/quantityPriceList/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/quantityPriceList",schemaPath:"#/properties/quantityPriceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"id":true,"quantityPriceList":true},"dynamicProps":false,"dynamicItems":false};

const schema94 = {"type":"object","title":"ChannelAttribute","description":"The value of one attribute of the channel.","x-source":"observed","required":["attributeId","value"],"properties":{"attributeId":{"type":"string","description":"Id of the attribute."},"value":{"type":"string","description":"The value."},"group":{"type":"string","description":"Ties together values that belong to one another."}}};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attributeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributeId"},message:"must have required property '"+"attributeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributeId !== undefined){
if(typeof data.attributeId !== "string"){
const err2 = {instancePath:instancePath+"/attributeId",schemaPath:"#/properties/attributeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.group !== undefined){
if(typeof data.group !== "string"){
const err4 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"attributeId":true,"value":true,"group":true},"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","title":"Variation","description":"A variation of an offer.","x-source":"observed","required":["offerId","sku","variationDimensionList","quantity","priceList"],"properties":{"offerId":{"$ref":"#/components/schemas/OfferId"},"sku":{"$ref":"#/components/schemas/Sku"},"gtin":{"type":"string","description":"Global trade item number."},"variationDimensionList":{"type":"array","minItems":1,"maxItems":10,"items":{"$ref":"#/components/schemas/ChannelAttribute"},"description":"What tells this variation from the others."},"quantity":{"$ref":"#/components/schemas/DecimalText","description":"How many."},"priceList":{"type":"array","minItems":1,"maxItems":10,"items":{"$ref":"#/components/schemas/PriceContainer"},"description":"Prices, one entry for each price list."},"taxPercent":{"$ref":"#/components/schemas/DecimalText"},"pictureList":{"type":"array","maxItems":50,"items":{"type":"string"},"description":"Addresses of further pictures."},"title":{"type":"string","maxLength":512,"description":"Title shown to buyers."},"subTitle":{"type":"string","maxLength":1024,"description":"Second title shown to buyers."},"description":{"type":"string","maxLength":50000,"description":"Description shown to buyers."},"channelAttributeList":{"type":"array","maxItems":256,"items":{"$ref":"#/components/schemas/ChannelAttribute"},"description":"Values of attributes of the channel."}}};
const schema96 = {"title":"Sku","type":"string","minLength":1,"maxLength":150,"description":"Stock keeping unit of the seller.","x-source":"observed"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 150){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sku === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.variationDimensionList === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variationDimensionList"},message:"must have required property '"+"variationDimensionList"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.quantity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.priceList === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priceList"},message:"must have required property '"+"priceList"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validate227(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.gtin !== undefined){
if(typeof data.gtin !== "string"){
const err5 = {instancePath:instancePath+"/gtin",schemaPath:"#/properties/gtin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.variationDimensionList !== undefined){
let data3 = data.variationDimensionList;
if(Array.isArray(data3)){
if(data3.length > 10){
const err6 = {instancePath:instancePath+"/variationDimensionList",schemaPath:"#/properties/variationDimensionList/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/variationDimensionList",schemaPath:"#/properties/variationDimensionList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate223(data3[i0], {instancePath:instancePath+"/variationDimensionList/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/variationDimensionList",schemaPath:"#/properties/variationDimensionList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.priceList !== undefined){
let data6 = data.priceList;
if(Array.isArray(data6)){
if(data6.length > 10){
const err9 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.length < 1){
const err10 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate217(data6[i1], {instancePath:instancePath+"/priceList/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.taxPercent !== undefined){
if(!(validate143(data.taxPercent, {instancePath:instancePath+"/taxPercent",parentData:data,parentDataProperty:"taxPercent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.pictureList !== undefined){
let data9 = data.pictureList;
if(Array.isArray(data9)){
if(data9.length > 50){
const err12 = {instancePath:instancePath+"/pictureList",schemaPath:"#/properties/pictureList/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(typeof data9[i2] !== "string"){
const err13 = {instancePath:instancePath+"/pictureList/" + i2,schemaPath:"#/properties/pictureList/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/pictureList",schemaPath:"#/properties/pictureList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data11 = data.title;
if(typeof data11 === "string"){
if(func1(data11) > 512){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.subTitle !== undefined){
let data12 = data.subTitle;
if(typeof data12 === "string"){
if(func1(data12) > 1024){
const err17 = {instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.description !== undefined){
let data13 = data.description;
if(typeof data13 === "string"){
if(func1(data13) > 50000){
const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.channelAttributeList !== undefined){
let data14 = data.channelAttributeList;
if(Array.isArray(data14)){
if(data14.length > 256){
const err21 = {instancePath:instancePath+"/channelAttributeList",schemaPath:"#/properties/channelAttributeList/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
if(!(validate223(data14[i3], {instancePath:instancePath+"/channelAttributeList/" + i3,parentData:data14,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/channelAttributeList",schemaPath:"#/properties/channelAttributeList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"offerId":true,"sku":true,"gtin":true,"variationDimensionList":true,"quantity":true,"priceList":true,"taxPercent":true,"pictureList":true,"title":true,"subTitle":true,"description":true,"channelAttributeList":true},"dynamicProps":false,"dynamicItems":false};

const schema97 = {"type":"object","title":"Price","description":"An amount of money.","x-source":"observed","required":["amount","currency"],"properties":{"amount":{"$ref":"#/components/schemas/DecimalText"},"currency":{"type":"string","description":"Currency, three letters (ISO 4217)."}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount !== undefined){
if(!(validate143(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err2 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"amount":true,"currency":true},"dynamicProps":false,"dynamicItems":false};

const schema98 = {"type":"object","title":"ProductAttribute","description":"An attribute of a product, as the seller names it.","x-source":"observed","required":["name","value"],"properties":{"name":{"type":"string","description":"Name."},"value":{"type":"string","description":"The value."}}};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":{"name":true,"value":true},"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.priceList === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priceList"},message:"must have required property '"+"priceList"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sku === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.parentOfferId !== undefined){
if(!(validate210(data.parentOfferId, {instancePath:instancePath+"/parentOfferId",parentData:data,parentDataProperty:"parentOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.channelCategoryId !== undefined){
if(typeof data.channelCategoryId !== "string"){
const err4 = {instancePath:instancePath+"/channelCategoryId",schemaPath:"#/properties/channelCategoryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.taxPercent !== undefined){
if(!(validate143(data.taxPercent, {instancePath:instancePath+"/taxPercent",parentData:data,parentDataProperty:"taxPercent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.priceList !== undefined){
let data7 = data.priceList;
if(Array.isArray(data7)){
if(data7.length < 1){
const err5 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate217(data7[i0], {instancePath:instancePath+"/priceList/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(func1(data9) > 512){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data9) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.subTitle !== undefined){
let data10 = data.subTitle;
if(typeof data10 === "string"){
if(func1(data10) > 1024){
const err10 = {instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/subTitle",schemaPath:"#/properties/subTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.description !== undefined){
let data11 = data.description;
if(typeof data11 === "string"){
if(func1(data11) > 50000){
const err12 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.mainPicture !== undefined){
if(typeof data.mainPicture !== "string"){
const err14 = {instancePath:instancePath+"/mainPicture",schemaPath:"#/properties/mainPicture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.pictureList !== undefined){
let data13 = data.pictureList;
if(Array.isArray(data13)){
if(data13.length > 50){
const err15 = {instancePath:instancePath+"/pictureList",schemaPath:"#/properties/pictureList/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err16 = {instancePath:instancePath+"/pictureList/" + i1,schemaPath:"#/properties/pictureList/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/pictureList",schemaPath:"#/properties/pictureList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.channelAttributeList !== undefined){
let data15 = data.channelAttributeList;
if(Array.isArray(data15)){
if(data15.length > 250){
const err18 = {instancePath:instancePath+"/channelAttributeList",schemaPath:"#/properties/channelAttributeList/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validate223(data15[i2], {instancePath:instancePath+"/channelAttributeList/" + i2,parentData:data15,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/channelAttributeList",schemaPath:"#/properties/channelAttributeList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.variationList !== undefined){
let data17 = data.variationList;
if(Array.isArray(data17)){
if(data17.length > 500){
const err20 = {instancePath:instancePath+"/variationList",schemaPath:"#/properties/variationList/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validate225(data17[i3], {instancePath:instancePath+"/variationList/" + i3,parentData:data17,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/variationList",schemaPath:"#/properties/variationList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sku !== undefined){
if(!(validate227(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.gtin !== undefined){
if(typeof data.gtin !== "string"){
const err22 = {instancePath:instancePath+"/gtin",schemaPath:"#/properties/gtin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.mpn !== undefined){
if(typeof data.mpn !== "string"){
const err23 = {instancePath:instancePath+"/mpn",schemaPath:"#/properties/mpn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.isbn !== undefined){
if(typeof data.isbn !== "string"){
const err24 = {instancePath:instancePath+"/isbn",schemaPath:"#/properties/isbn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.brand !== undefined){
if(typeof data.brand !== "string"){
const err25 = {instancePath:instancePath+"/brand",schemaPath:"#/properties/brand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.srp !== undefined){
if(!(validate236(data.srp, {instancePath:instancePath+"/srp",parentData:data,parentDataProperty:"srp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
if(data.productAttributeList !== undefined){
let data25 = data.productAttributeList;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
if(!(validate239(data25[i4], {instancePath:instancePath+"/productAttributeList/" + i4,parentData:data25,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/productAttributeList",schemaPath:"#/properties/productAttributeList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"sellerId":true,"offerId":true,"parentOfferId":true,"channelOfferId":true,"channelCategoryId":true,"quantity":true,"taxPercent":true,"priceList":true,"title":true,"subTitle":true,"description":true,"mainPicture":true,"pictureList":true,"channelAttributeList":true,"variationList":true,"sku":true,"gtin":true,"mpn":true,"isbn":true,"brand":true,"srp":true,"productAttributeList":true},"dynamicProps":false,"dynamicItems":false};


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.New" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.New"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate208(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOfferNewEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOfferUpdateEvent = validate243;

const schema99 = {"$ref":"channel#/components/schemas/SellerOfferUpdateEvent","$id":"SellerOfferUpdateEvent"};
const schema100 = {"title":"Seller:Offer.Update","description":"A seller changed an offer. Carries the whole listing, in the shape of Seller:Offer.New.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Offer.Update"},"event":{"$ref":"#/components/schemas/OfferNew"}}}],"examples":[{"id":"01J9ZC4Q7Y0027","type":"Seller:Offer.Update","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"priceList":[{"id":"default","quantityPriceList":[{"amount":"24.90","currency":"EUR"}]}],"sku":"SPADE-01"}},{"id":"01J9ZC4Q7Y0028","type":"Seller:Offer.Update","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"parentOfferId":4700,"channelOfferId":"MP-4711","channelCategoryId":"104","quantity":"12.0","taxPercent":"19.00","priceList":[{"id":"default","quantityPriceList":[{"amount":"24.90","currency":"EUR","quantity":"1.0"}]}],"title":"Garden spade","subTitle":"Ash handle","description":"A spade for heavy soil.","mainPicture":"https://pictures.example/spade.jpg","pictureList":["https://pictures.example/spade.jpg"],"channelAttributeList":[{"attributeId":"colour","value":"green","group":"0"}],"variationList":[{"offerId":4711,"sku":"SPADE-01","gtin":"4006381333931","variationDimensionList":[{"attributeId":"colour","value":"green","group":"0"}],"quantity":"1.0","priceList":[{"id":"default","quantityPriceList":[{"amount":"24.90","currency":"EUR"}]}],"taxPercent":"19.00","pictureList":["https://pictures.example/spade.jpg"],"title":"Garden spade","subTitle":"Ash handle","description":"A spade for heavy soil.","channelAttributeList":[{"attributeId":"colour","value":"green","group":"0"}]}],"sku":"SPADE-01","gtin":"4006381333931","mpn":"SP-01","isbn":"9783161484100","brand":"Kontor","srp":{"amount":"24.90","currency":"EUR"},"productAttributeList":[{"name":"Material","value":"green"}]},"clientVersion":"1.11.0.6"}]};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.Update" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.Update"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate208(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOfferUpdateEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOfferEnd2Event = validate248;

const schema101 = {"$ref":"channel#/components/schemas/SellerOfferEnd2Event","$id":"SellerOfferEnd2Event"};
const schema102 = {"title":"Seller:Offer.End","description":"A seller ends an offer.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Offer.End"},"event":{"$ref":"#/components/schemas/OfferEnd"}}}],"examples":[{"id":"01J9ZC4Q7Y0029","type":"Seller:Offer.End","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711}},{"id":"01J9ZC4Q7Y0030","type":"Seller:Offer.End","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"channelOfferId":"MP-4711"},"clientVersion":"1.11.0.6"}]};
const schema103 = {"type":"object","title":"OfferEnd","description":"The seller ends an offer.","x-source":"observed","required":["sellerId","offerId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"}}};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":{"sellerId":true,"offerId":true,"channelOfferId":true},"dynamicProps":false,"dynamicItems":false};


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.End" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.End"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate251(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOfferEnd2Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOfferStockUpdateEvent = validate257;

const schema104 = {"$ref":"channel#/components/schemas/SellerOfferStockUpdateEvent","$id":"SellerOfferStockUpdateEvent"};
const schema105 = {"title":"Seller:Offer.StockUpdate","description":"The stock of an offer changed.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Offer.StockUpdate"},"event":{"$ref":"#/components/schemas/OfferStockUpdate"}}}],"examples":[{"id":"01J9ZC4Q7Y0031","type":"Seller:Offer.StockUpdate","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"quantity":"1.0"}},{"id":"01J9ZC4Q7Y0032","type":"Seller:Offer.StockUpdate","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"channelOfferId":"MP-4711","quantity":"1.0"},"clientVersion":"1.11.0.6"}]};
const schema106 = {"type":"object","title":"OfferStockUpdate","description":"The stock of an offer changed.","x-source":"observed","required":["sellerId","offerId","quantity"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"quantity":{"$ref":"#/components/schemas/DecimalText","description":"How many."}}};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quantity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"sellerId":true,"offerId":true,"channelOfferId":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.StockUpdate" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.StockUpdate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate260(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOfferStockUpdateEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate258(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerOfferPriceUpdateEvent = validate267;

const schema107 = {"$ref":"channel#/components/schemas/SellerOfferPriceUpdateEvent","$id":"SellerOfferPriceUpdateEvent"};
const schema108 = {"title":"Seller:Offer.PriceUpdate","description":"The prices of an offer changed.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Offer.PriceUpdate"},"event":{"$ref":"#/components/schemas/OfferPriceUpdate"}}}],"examples":[{"id":"01J9ZC4Q7Y0033","type":"Seller:Offer.PriceUpdate","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"priceList":[]}},{"id":"01J9ZC4Q7Y0034","type":"Seller:Offer.PriceUpdate","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","offerId":4711,"channelOfferId":"MP-4711","priceList":[{"id":"default","quantityPriceList":[{"amount":"24.90","currency":"EUR","quantity":"1.0"}]}]},"clientVersion":"1.11.0.6"}]};
const schema109 = {"type":"object","title":"OfferPriceUpdate","description":"The prices of an offer changed.","x-source":"observed","required":["sellerId","offerId","priceList"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"priceList":{"type":"array","items":{"$ref":"#/components/schemas/PriceContainer"},"description":"Prices, one entry for each price list."}}};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.priceList === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priceList"},message:"must have required property '"+"priceList"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.priceList !== undefined){
let data3 = data.priceList;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate217(data3[i0], {instancePath:instancePath+"/priceList/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"sellerId":true,"offerId":true,"channelOfferId":true,"priceList":true},"dynamicProps":false,"dynamicItems":false};


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.PriceUpdate" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.PriceUpdate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate270(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOfferPriceUpdateEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate268(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
errors = vErrors.length;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerReportRequest2Event = validate277;

const schema110 = {"$ref":"channel#/components/schemas/SellerReportRequest2Event","$id":"SellerReportRequest2Event"};
const schema111 = {"title":"Seller:Report.Request","description":"A seller asks for a report; data is accepted for 48 hours.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Report.Request"},"event":{"$ref":"#/components/schemas/ReportRequest"}}}],"examples":[{"id":"01J9ZC4Q7Y0035","type":"Seller:Report.Request","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","reportType":"SELLER_INVENTORY","reportId":"REPORT-1"}},{"id":"01J9ZC4Q7Y0036","type":"Seller:Report.Request","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","reportType":"SELLER_INVENTORY","options":{"ResultsAsChannelEvent":true},"startDate":"2026-02-11","endDate":"2026-02-11","reportId":"REPORT-1"},"clientVersion":"1.11.0.6"}]};
const schema112 = {"type":"object","title":"ReportRequest","description":"The seller asks for a report.","x-source":"observed","required":["sellerId","reportType","reportId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"reportType":{"$ref":"#/components/schemas/ReportType"},"options":{"$ref":"#/components/schemas/ReportRequestOptions"},"startDate":{"type":"string","format":"date","description":"First day."},"endDate":{"type":"string","format":"date","description":"Last day."},"reportId":{"type":"string","description":"Id of the report."}}};
const schema113 = {"type":"string","title":"ReportType","description":"Kind of report.","enum":["SELLER_INVENTORY"],"x-source":"observed"};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "SELLER_INVENTORY")){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema114 = {"type":"object","title":"ReportRequestOptions","description":"Options of a report.","x-source":"observed","properties":{"ResultsAsChannelEvent":{"type":"boolean","description":"Whether results come as channel events; spelled with a capital R on the wire."}}};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ResultsAsChannelEvent !== undefined){
if(typeof data.ResultsAsChannelEvent !== "boolean"){
const err0 = {instancePath:instancePath+"/ResultsAsChannelEvent",schemaPath:"#/properties/ResultsAsChannelEvent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"ResultsAsChannelEvent":true},"dynamicProps":false,"dynamicItems":false};

const formats20 = module0.fullFormats.date;

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reportType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reportType"},message:"must have required property '"+"reportType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reportId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reportId"},message:"must have required property '"+"reportId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.reportType !== undefined){
if(!(validate282(data.reportType, {instancePath:instancePath+"/reportType",parentData:data,parentDataProperty:"reportType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
if(!(validate284(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
}
if(data.startDate !== undefined){
let data3 = data.startDate;
if(typeof data3 === "string"){
if(!(formats20.validate(data3))){
const err3 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endDate !== undefined){
let data4 = data.endDate;
if(typeof data4 === "string"){
if(!(formats20.validate(data4))){
const err5 = {instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reportId !== undefined){
if(typeof data.reportId !== "string"){
const err7 = {instancePath:instancePath+"/reportId",schemaPath:"#/properties/reportId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":{"sellerId":true,"reportType":true,"options":true,"startDate":true,"endDate":true,"reportId":true},"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Report.Request" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Report.Request"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate280(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerReportRequest2Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerChannelUnlinkedEvent = validate288;

const schema115 = {"$ref":"channel#/components/schemas/SellerChannelUnlinkedEvent","$id":"SellerChannelUnlinkedEvent"};
const schema116 = {"title":"Seller:Channel.Unlinked","description":"A seller left the channel.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Channel.Unlinked"},"event":{"$ref":"#/components/schemas/ChannelUnlinked"}}}],"examples":[{"id":"01J9ZC4Q7Y0037","type":"Seller:Channel.Unlinked","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","reason":"No longer needed.","unlinkedAt":"2026-02-11T08:30:00Z"}},{"id":"01J9ZC4Q7Y0038","type":"Seller:Channel.Unlinked","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","reason":"No longer needed.","unlinkedAt":"2026-02-11T08:30:00Z","permanentlyRemoved":false},"clientVersion":"1.11.0.6"}]};
const schema117 = {"type":"object","title":"ChannelUnlinked","description":"A seller left the channel.","x-source":"observed","required":["sellerId","reason","unlinkedAt"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"reason":{"type":"string","description":"Why."},"unlinkedAt":{"$ref":"#/components/schemas/Timestamp"},"permanentlyRemoved":{"type":"boolean","default":false,"description":"Whether the seller is gone for good."}}};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.unlinkedAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unlinkedAt"},message:"must have required property '"+"unlinkedAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.unlinkedAt !== undefined){
if(!(validate115(data.unlinkedAt, {instancePath:instancePath+"/unlinkedAt",parentData:data,parentDataProperty:"unlinkedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.permanentlyRemoved !== undefined){
if(typeof data.permanentlyRemoved !== "boolean"){
const err4 = {instancePath:instancePath+"/permanentlyRemoved",schemaPath:"#/properties/permanentlyRemoved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"sellerId":true,"reason":true,"unlinkedAt":true,"permanentlyRemoved":true},"dynamicProps":false,"dynamicItems":false};


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Channel.Unlinked" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Channel.Unlinked"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate291(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerChannelUnlinkedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate289(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerMetaSellerAttributesUpdateRequestEvent = validate296;

const schema118 = {"$ref":"channel#/components/schemas/SellerMetaSellerAttributesUpdateRequestEvent","$id":"SellerMetaSellerAttributesUpdateRequestEvent"};
const schema119 = {"title":"Seller:Meta.SellerAttributesUpdateRequest","description":"A seller asks for the attributes of a channel again.","x-source":"given §6.1","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Meta.SellerAttributesUpdateRequest"},"event":{"$ref":"#/components/schemas/SellerAttributesUpdateRequest"}}}],"examples":[{"id":"01J9ZC4Q7Y0039","type":"Seller:Meta.SellerAttributesUpdateRequest","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1"}},{"id":"01J9ZC4Q7Y0040","type":"Seller:Meta.SellerAttributesUpdateRequest","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","channel":"TESTCHANNEL"},"clientVersion":"1.11.0.6"}]};
const schema120 = {"type":"object","title":"SellerAttributesUpdateRequest","description":"Whose attributes are asked for.","x-source":"given §6.1","x-not-shown":"event-required-fields","properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"channel":{"$ref":"#/components/schemas/ChannelId","x-source":"given §6.1"}}};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":{"sellerId":true,"channel":true},"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Meta.SellerAttributesUpdateRequest" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Meta.SellerAttributesUpdateRequest"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate299(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerMetaSellerAttributesUpdateRequestEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate297(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const SellerTicketReply2Event = validate304;

const schema121 = {"$ref":"channel#/components/schemas/SellerTicketReply2Event","$id":"SellerTicketReply2Event"};
const schema122 = {"title":"Seller:Ticket.Reply","description":"A seller answers a ticket.","x-source":"observed","allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"const":"Seller:Ticket.Reply"},"event":{"$ref":"#/components/schemas/TicketReply"}}}],"examples":[{"id":"01J9ZC4Q7Y0041","type":"Seller:Ticket.Reply","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","ticketId":"TICKET-1","createdAt":"2026-02-11T08:30:00Z","from":{"role":"BUYER"},"message":"Everything is ready."}},{"id":"01J9ZC4Q7Y0042","type":"Seller:Ticket.Reply","createdAt":"2026-02-11T08:30:00Z","event":{"sellerId":"1","ticketId":"TICKET-1","replyRequested":true,"createdAt":"2026-02-11T08:30:00Z","from":{"role":"BUYER","name":"Material"},"message":"Everything is ready.","attachment":[{"filename":"letter.pdf","contentType":"application/pdf"}]},"clientVersion":"1.11.0.6"}]};
const schema123 = {"type":"object","title":"TicketReply","description":"The seller answers a ticket.","x-source":"observed","required":["sellerId","ticketId","createdAt","from","message"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"ticketId":{"type":"string","minLength":1,"maxLength":256,"description":"Id of the ticket."},"replyRequested":{"type":"boolean","default":true,"description":"Whether an answer is expected."},"createdAt":{"$ref":"#/components/schemas/Timestamp"},"from":{"$ref":"#/components/schemas/TicketFrom"},"message":{"type":"string","minLength":1,"maxLength":1024,"description":"What happened, for a person to read."},"attachment":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/TicketAttachment"},"description":"Files attached."}}};
const schema124 = {"type":"object","title":"TicketFrom","description":"Who wrote a ticket.","x-source":"observed","required":["role"],"properties":{"role":{"type":"string","enum":["BUYER","SELLER","CHANNEL"],"description":"Who wrote it."},"name":{"type":"string","maxLength":100,"description":"Name."}}};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "BUYER") || (data0 === "SELLER")) || (data0 === "CHANNEL"))){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema124.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":{"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};

const schema125 = {"type":"object","title":"TicketAttachment","description":"A file attached to a ticket.","x-source":"observed","required":["filename","contentType"],"properties":{"filename":{"type":"string","minLength":1,"maxLength":256,"description":"Name of the file."},"contentType":{"type":"string","minLength":1,"maxLength":128,"description":"Media type of the file."}}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filename === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contentType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentType"},message:"must have required property '"+"contentType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.filename !== undefined){
let data0 = data.filename;
if(typeof data0 === "string"){
if(func1(data0) > 256){
const err2 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.contentType !== undefined){
let data1 = data.contentType;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err5 = {instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/contentType",schemaPath:"#/properties/contentType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":{"filename":true,"contentType":true},"dynamicProps":false,"dynamicItems":false};


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticketId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticketId"},message:"must have required property '"+"ticketId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.from === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.message === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.ticketId !== undefined){
let data1 = data.ticketId;
if(typeof data1 === "string"){
if(func1(data1) > 256){
const err5 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.replyRequested !== undefined){
if(typeof data.replyRequested !== "boolean"){
const err8 = {instancePath:instancePath+"/replyRequested",schemaPath:"#/properties/replyRequested/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate115(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate310(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data5 = data.message;
if(typeof data5 === "string"){
if(func1(data5) > 1024){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data5) < 1){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.attachment !== undefined){
let data6 = data.attachment;
if(Array.isArray(data6)){
if(data6.length > 10){
const err12 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate312(data6[i0], {instancePath:instancePath+"/attachment/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":{"sellerId":true,"ticketId":true,"replyRequested":true,"createdAt":true,"from":true,"message":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Ticket.Reply" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Ticket.Reply"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate307(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerTicketReply2Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const Auth_ExchangeRefreshToken_body = validate316;

const schema126 = {"$ref":"channel#/components/schemas/RefreshTokenGrant","$id":"Auth_ExchangeRefreshToken_body"};
const schema127 = {"type":"object","title":"RefreshTokenGrant","description":"The refresh token issued during onboarding.","x-source":"documented","x-not-shown":"refresh-token-carrier","required":["refreshToken"],"properties":{"refreshToken":{"type":"string","minLength":1,"format":"password","description":"A long-lived refresh token. Opaque; never parse it."}}};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refreshToken === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refreshToken"},message:"must have required property '"+"refreshToken"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.refreshToken !== undefined){
let data0 = data.refreshToken;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":{"refreshToken":true},"dynamicProps":false,"dynamicItems":false};


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Auth_ExchangeRefreshToken_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":{"refreshToken":true},"dynamicProps":false,"dynamicItems":false};

const Auth_ExchangeRefreshToken_200 = validate319;

const schema128 = {"$ref":"channel#/components/schemas/AccessToken","$id":"Auth_ExchangeRefreshToken_200"};
const schema129 = {"type":"object","title":"AccessToken","description":"The answer of the token exchange. No field is documented as required.","x-source":"given §2.4","properties":{"authToken":{"type":"string","format":"password","description":"Access token, used as Bearer credential."},"tokenExpireAt":{"type":"string","format":"date-time","description":"Absolute expiry."},"expiresIn":{"type":"integer","description":"Lifetime in seconds."},"scope":{"type":"string","description":"Authorization scope tied to the refresh token, for example `CHANNEL` or `SELLER`. An open set.","x-not-shown":"channel-scope-semantics"}}};
const formats24 = module0.fullFormats["date-time"];

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authToken !== undefined){
if(!(typeof data.authToken === "string")){
const err0 = {instancePath:instancePath+"/authToken",schemaPath:"#/properties/authToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.tokenExpireAt !== undefined){
let data1 = data.tokenExpireAt;
if(typeof data1 === "string"){
if(!(formats24.validate(data1))){
const err1 = {instancePath:instancePath+"/tokenExpireAt",schemaPath:"#/properties/tokenExpireAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tokenExpireAt",schemaPath:"#/properties/tokenExpireAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.expiresIn !== undefined){
let data2 = data.expiresIn;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.scope !== undefined){
if(typeof data.scope !== "string"){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":{"authToken":true,"tokenExpireAt":true,"expiresIn":true,"scope":true},"dynamicProps":false,"dynamicItems":false};


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Auth_ExchangeRefreshToken_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":{"authToken":true,"tokenExpireAt":true,"expiresIn":true,"scope":true},"dynamicProps":false,"dynamicItems":false};

const Auth_ExchangeRefreshToken_400 = validate322;

const schema130 = {"$ref":"channel#/components/schemas/ErrorList","$id":"Auth_ExchangeRefreshToken_400"};
const schema131 = {"type":"object","title":"ErrorList","description":"The error body of the channel interface, for every status from 400 on.","x-source":"documented","properties":{"errorList":{"type":"array","items":{"$ref":"#/components/schemas/ChannelErrorEntry"}}}};
const schema132 = {"type":"object","title":"ChannelErrorEntry","description":"One reason for a failure.","x-source":"documented","properties":{"code":{"type":"string","description":"What kind of failure; an open set. Known: VAL100 validation, GEN404 not found, GEN500 internal error, GEN615 seen in a refund example, GEN700 no such seller on this channel, CHN204 seller already unlinked, CHN401 some orders were not stored, CHN900 (written GHN900) PIN missing, CHN901 PIN invalid or expired, CHN910 no contact for PINs."},"message":{"type":"string","description":"German by default, English with `Accept-Language: en`. A validation message may start with a path."},"severity":{"type":"string","default":"error","description":"error, warning, info or notice; an open set, as sources differ."},"hint":{"type":["string","null"],"description":"How to mend it."}}};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.severity !== undefined){
if(typeof data.severity !== "string"){
const err2 = {instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.hint !== undefined){
let data3 = data.hint;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: schema132.properties.hint.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":{"code":true,"message":true,"severity":true,"hint":true},"dynamicProps":false,"dynamicItems":false};


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errorList !== undefined){
let data0 = data.errorList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate324(data0[i0], {instancePath:instancePath+"/errorList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/errorList",schemaPath:"#/properties/errorList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":{"errorList":true},"dynamicProps":false,"dynamicItems":false};


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Auth_ExchangeRefreshToken_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":{"errorList":true},"dynamicProps":false,"dynamicItems":false};

const Auth_CreateSellerToken_header = validate327;

const schema133 = {"type":"object","required":[],"properties":{"accept-language":{"type":"string","minLength":1}},"$id":"Auth_CreateSellerToken_header"};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Auth_CreateSellerToken_header" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["accept-language"] !== undefined){
let data0 = data["accept-language"];
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err0 = {instancePath:instancePath+"/accept-language",schemaPath:"#/properties/accept-language/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/accept-language",schemaPath:"#/properties/accept-language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":{"accept-language":true},"dynamicProps":false,"dynamicItems":false};

const Auth_CreateSellerToken_query = validate328;

const schema134 = {"type":"object","required":["pin"],"properties":{"pin":{"type":"string","minLength":1}},"$id":"Auth_CreateSellerToken_query"};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Auth_CreateSellerToken_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pin === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pin"},message:"must have required property '"+"pin"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pin !== undefined){
let data0 = data.pin;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/pin",schemaPath:"#/properties/pin/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/pin",schemaPath:"#/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":{"pin":true},"dynamicProps":false,"dynamicItems":false};

const PublicChannels_List_query = validate329;

const schema135 = {"type":"object","required":[],"properties":{"offset":{"type":"integer","minimum":0},"limit":{"type":"integer","minimum":1},"marketplace":{"type":"string","minLength":1}},"$id":"PublicChannels_List_query"};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PublicChannels_List_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offset !== undefined){
let data0 = data.offset;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.marketplace !== undefined){
let data2 = data.marketplace;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err4 = {instancePath:instancePath+"/marketplace",schemaPath:"#/properties/marketplace/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/marketplace",schemaPath:"#/properties/marketplace/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":{"offset":true,"limit":true,"marketplace":true},"dynamicProps":false,"dynamicItems":false};

const PublicChannels_List_200 = validate330;

const schema136 = {"x-not-shown":"public-channel-answer","$id":"PublicChannels_List_200"};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PublicChannels_List_200" */;
validate330.errors = null;
return true;
}
validate330.evaluated = {"dynamicProps":false,"dynamicItems":false};

const Self_Get_200 = validate331;

const schema137 = {"$ref":"channel#/components/schemas/ChannelStatus","$id":"Self_Get_200"};
const schema138 = {"type":"object","title":"ChannelStatus","description":"The channel and whether it is active.","x-source":"observed","properties":{"isActive":{"type":"boolean","description":"Whether it is active."},"channel":{"$ref":"#/components/schemas/SalesChannel"}}};
const schema139 = {"type":"object","title":"SalesChannel","description":"A channel, as sellers see it.","x-source":"observed","required":["marketplaceList","displayName","website","supportContact","vendor","signUpUrl","featureList","channel"],"properties":{"group":{"type":"string","description":"Ties together values that belong to one another."},"currency":{"type":"string","description":"Currency, three letters (ISO 4217)."},"marketplaceList":{"type":"array","items":{"type":"string"},"description":"Marketplaces of the channel."},"supportedLanguages":{"type":"array","items":{"type":"string"},"description":"Languages the channel speaks."},"displayName":{"type":"string","description":"Name shown to people."},"website":{"type":"string","format":"uri","description":"Web address."},"pricing":{"type":"string","format":"uri","description":"Page that tells what the channel costs."},"channelType":{"type":"string","enum":["MARKETPLACE","OTHER"],"default":"MARKETPLACE","description":"Kind of channel."},"supportContact":{"type":"string","format":"email","description":"Mail address of the support."},"vendor":{"type":"string","description":"Who runs it."},"signUpUrl":{"type":"string","description":"Page of the channel where a seller signs up."},"updateUrl":{"type":"string","description":"Page of the channel where a seller updates the link to it."},"logo":{"type":"string","description":"Address of the logo."},"description":{"type":"string","description":"Description shown to buyers."},"appId":{"type":"string","description":"Id of the app behind the channel."},"featureList":{"$ref":"#/components/schemas/ChannelFeatureList"},"minimumClientsVersionRequired":{"type":"array","items":{"$ref":"#/components/schemas/MinimumClientsVersionRequired"},"description":"Oldest ERP clients the channel works with."},"isPlatform":{"type":"boolean","default":false,"description":"Whether it is a platform channel."},"platform":{"type":"string","description":"Platform the channel belongs to."},"marketplaceChannelList":{"type":"array","items":{"$ref":"#/components/schemas/ChannelId"},"description":"Ids of the channels of the platform; platform channels only."},"stockSyncGroup":{"type":"string","description":"Group of channels that share their stock."},"visibility":{"type":"string","enum":["JTL","THIRDPARTY","ONBOARDING","RESTRICTED"],"description":"Who sees the channel."},"channel":{"$ref":"#/components/schemas/ChannelId"},"marketplaceChannels":{"type":"array","items":{"$ref":"#/components/schemas/SalesChannel"},"description":"Channels of the platform; platform channels only."}}};
const formats26 = module0.fullFormats.uri;
const formats30 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const schema140 = {"type":"object","title":"ChannelFeatureList","description":"What a channel can do.","x-source":"observed","properties":{"invoiceDocumentTransfer":{"type":"string","enum":["not-supported","from-channel","from-seller"],"default":"not-supported","description":"Which side makes the invoice document."},"priceUpdatesSupported":{"type":"boolean","default":false,"description":"Whether prices may change after listing."},"quantityPriceSupported":{"type":"boolean","default":false,"description":"Whether prices may depend on the quantity."},"remainingQuanitySupported":{"type":"boolean","default":false,"description":"Whether remaining quantities are supported; misspelt on the wire."},"variationsSupported":{"type":"boolean","default":false,"description":"Whether offers may have variations."},"returnTrackingRequired":{"type":"boolean","default":false,"description":"Whether returns need tracking."},"allowCombineOrders":{"type":"boolean","default":false,"description":"Whether orders may be shipped together."},"stockUpdateWithoutEventSupported":{"type":"boolean","default":false,"description":"Whether the channel reads stock updates itself instead of by event."}}};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoiceDocumentTransfer !== undefined){
let data0 = data.invoiceDocumentTransfer;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/invoiceDocumentTransfer",schemaPath:"#/properties/invoiceDocumentTransfer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data0 === "not-supported") || (data0 === "from-channel")) || (data0 === "from-seller"))){
const err1 = {instancePath:instancePath+"/invoiceDocumentTransfer",schemaPath:"#/properties/invoiceDocumentTransfer/enum",keyword:"enum",params:{allowedValues: schema140.properties.invoiceDocumentTransfer.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.priceUpdatesSupported !== undefined){
if(typeof data.priceUpdatesSupported !== "boolean"){
const err2 = {instancePath:instancePath+"/priceUpdatesSupported",schemaPath:"#/properties/priceUpdatesSupported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.quantityPriceSupported !== undefined){
if(typeof data.quantityPriceSupported !== "boolean"){
const err3 = {instancePath:instancePath+"/quantityPriceSupported",schemaPath:"#/properties/quantityPriceSupported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.remainingQuanitySupported !== undefined){
if(typeof data.remainingQuanitySupported !== "boolean"){
const err4 = {instancePath:instancePath+"/remainingQuanitySupported",schemaPath:"#/properties/remainingQuanitySupported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.variationsSupported !== undefined){
if(typeof data.variationsSupported !== "boolean"){
const err5 = {instancePath:instancePath+"/variationsSupported",schemaPath:"#/properties/variationsSupported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.returnTrackingRequired !== undefined){
if(typeof data.returnTrackingRequired !== "boolean"){
const err6 = {instancePath:instancePath+"/returnTrackingRequired",schemaPath:"#/properties/returnTrackingRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.allowCombineOrders !== undefined){
if(typeof data.allowCombineOrders !== "boolean"){
const err7 = {instancePath:instancePath+"/allowCombineOrders",schemaPath:"#/properties/allowCombineOrders/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.stockUpdateWithoutEventSupported !== undefined){
if(typeof data.stockUpdateWithoutEventSupported !== "boolean"){
const err8 = {instancePath:instancePath+"/stockUpdateWithoutEventSupported",schemaPath:"#/properties/stockUpdateWithoutEventSupported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":{"invoiceDocumentTransfer":true,"priceUpdatesSupported":true,"quantityPriceSupported":true,"remainingQuanitySupported":true,"variationsSupported":true,"returnTrackingRequired":true,"allowCombineOrders":true,"stockUpdateWithoutEventSupported":true},"dynamicProps":false,"dynamicItems":false};

const schema141 = {"type":"object","title":"MinimumClientsVersionRequired","description":"The oldest client of a kind.","x-source":"observed","required":["type","version"],"properties":{"type":{"type":"string","description":"Kind."},"version":{"type":"string","description":"Version."}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"type":true,"version":true},"dynamicProps":false,"dynamicItems":false};

const wrapper0 = {validate: validate333};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.marketplaceList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marketplaceList"},message:"must have required property '"+"marketplaceList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.displayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.website === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "website"},message:"must have required property '"+"website"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.supportContact === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supportContact"},message:"must have required property '"+"supportContact"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.vendor === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vendor"},message:"must have required property '"+"vendor"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.signUpUrl === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signUpUrl"},message:"must have required property '"+"signUpUrl"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.featureList === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "featureList"},message:"must have required property '"+"featureList"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.channel === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.group !== undefined){
if(typeof data.group !== "string"){
const err8 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.marketplaceList !== undefined){
let data2 = data.marketplaceList;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err10 = {instancePath:instancePath+"/marketplaceList/" + i0,schemaPath:"#/properties/marketplaceList/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/marketplaceList",schemaPath:"#/properties/marketplaceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.supportedLanguages !== undefined){
let data4 = data.supportedLanguages;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err12 = {instancePath:instancePath+"/supportedLanguages/" + i1,schemaPath:"#/properties/supportedLanguages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/supportedLanguages",schemaPath:"#/properties/supportedLanguages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.displayName !== undefined){
if(typeof data.displayName !== "string"){
const err14 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.website !== undefined){
let data7 = data.website;
if(typeof data7 === "string"){
if(!(formats26(data7))){
const err15 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.pricing !== undefined){
let data8 = data.pricing;
if(typeof data8 === "string"){
if(!(formats26(data8))){
const err17 = {instancePath:instancePath+"/pricing",schemaPath:"#/properties/pricing/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/pricing",schemaPath:"#/properties/pricing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.channelType !== undefined){
let data9 = data.channelType;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/channelType",schemaPath:"#/properties/channelType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data9 === "MARKETPLACE") || (data9 === "OTHER"))){
const err20 = {instancePath:instancePath+"/channelType",schemaPath:"#/properties/channelType/enum",keyword:"enum",params:{allowedValues: schema139.properties.channelType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.supportContact !== undefined){
let data10 = data.supportContact;
if(typeof data10 === "string"){
if(!(formats30.test(data10))){
const err21 = {instancePath:instancePath+"/supportContact",schemaPath:"#/properties/supportContact/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/supportContact",schemaPath:"#/properties/supportContact/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.vendor !== undefined){
if(typeof data.vendor !== "string"){
const err23 = {instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.signUpUrl !== undefined){
if(typeof data.signUpUrl !== "string"){
const err24 = {instancePath:instancePath+"/signUpUrl",schemaPath:"#/properties/signUpUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.updateUrl !== undefined){
if(typeof data.updateUrl !== "string"){
const err25 = {instancePath:instancePath+"/updateUrl",schemaPath:"#/properties/updateUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.logo !== undefined){
if(typeof data.logo !== "string"){
const err26 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err27 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.appId !== undefined){
if(typeof data.appId !== "string"){
const err28 = {instancePath:instancePath+"/appId",schemaPath:"#/properties/appId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.featureList !== undefined){
if(!(validate334(data.featureList, {instancePath:instancePath+"/featureList",parentData:data,parentDataProperty:"featureList",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
}
if(data.minimumClientsVersionRequired !== undefined){
let data18 = data.minimumClientsVersionRequired;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(validate336(data18[i2], {instancePath:instancePath+"/minimumClientsVersionRequired/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/minimumClientsVersionRequired",schemaPath:"#/properties/minimumClientsVersionRequired/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.isPlatform !== undefined){
if(typeof data.isPlatform !== "boolean"){
const err30 = {instancePath:instancePath+"/isPlatform",schemaPath:"#/properties/isPlatform/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.platform !== undefined){
if(typeof data.platform !== "string"){
const err31 = {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.marketplaceChannelList !== undefined){
let data22 = data.marketplaceChannelList;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(validate77(data22[i3], {instancePath:instancePath+"/marketplaceChannelList/" + i3,parentData:data22,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/marketplaceChannelList",schemaPath:"#/properties/marketplaceChannelList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.stockSyncGroup !== undefined){
if(typeof data.stockSyncGroup !== "string"){
const err33 = {instancePath:instancePath+"/stockSyncGroup",schemaPath:"#/properties/stockSyncGroup/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.visibility !== undefined){
let data25 = data.visibility;
if(typeof data25 !== "string"){
const err34 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((((data25 === "JTL") || (data25 === "THIRDPARTY")) || (data25 === "ONBOARDING")) || (data25 === "RESTRICTED"))){
const err35 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema139.properties.visibility.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.marketplaceChannels !== undefined){
let data27 = data.marketplaceChannels;
if(Array.isArray(data27)){
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
if(!(wrapper0.validate(data27[i4], {instancePath:instancePath+"/marketplaceChannels/" + i4,parentData:data27,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/marketplaceChannels",schemaPath:"#/properties/marketplaceChannels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":{"group":true,"currency":true,"marketplaceList":true,"supportedLanguages":true,"displayName":true,"website":true,"pricing":true,"channelType":true,"supportContact":true,"vendor":true,"signUpUrl":true,"updateUrl":true,"logo":true,"description":true,"appId":true,"featureList":true,"minimumClientsVersionRequired":true,"isPlatform":true,"platform":true,"marketplaceChannelList":true,"stockSyncGroup":true,"visibility":true,"channel":true,"marketplaceChannels":true},"dynamicProps":false,"dynamicItems":false};


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err0 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.channel !== undefined){
if(!(validate333(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":{"isActive":true,"channel":true},"dynamicProps":false,"dynamicItems":false};


function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Self_Get_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate332(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":{"isActive":true,"channel":true},"dynamicProps":false,"dynamicItems":false};

const Self_Update_body = validate342;

const schema142 = {"$ref":"channel#/components/schemas/ChannelSelfUpdate","$id":"Self_Update_body"};
const schema143 = {"type":"object","title":"ChannelSelfUpdate","description":"What a channel changes of itself; needs a one-time PIN.","x-source":"observed","required":["mfaPin"],"properties":{"mfaPin":{"type":"string","description":"One-time PIN, mailed to `mfaContact`; 8 digits in the example."},"displayName":{"type":"string","description":"Name shown to people."},"currency":{"type":"string","description":"Currency, three letters (ISO 4217)."},"marketplaceList":{"type":"array","items":{"type":"string"},"description":"Marketplaces of the channel."},"website":{"type":"string","format":"uri","description":"Web address."},"mfaContact":{"type":"string","format":"email","description":"Mail address for one-time PINs."},"vendor":{"type":"string","description":"Who runs it."},"signUpUrl":{"type":"string","description":"Page of the channel where a seller signs up."},"updateUrl":{"type":"string","description":"Page of the channel where a seller updates the link to it."},"featureList":{"$ref":"#/components/schemas/ChannelFeatureList"},"minimumClientsVersionRequired":{"type":"array","items":{"$ref":"#/components/schemas/MinimumClientsVersionRequired"},"description":"Oldest ERP clients the channel works with."}}};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mfaPin === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mfaPin"},message:"must have required property '"+"mfaPin"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mfaPin !== undefined){
if(typeof data.mfaPin !== "string"){
const err1 = {instancePath:instancePath+"/mfaPin",schemaPath:"#/properties/mfaPin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.displayName !== undefined){
if(typeof data.displayName !== "string"){
const err2 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err3 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.marketplaceList !== undefined){
let data3 = data.marketplaceList;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err4 = {instancePath:instancePath+"/marketplaceList/" + i0,schemaPath:"#/properties/marketplaceList/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/marketplaceList",schemaPath:"#/properties/marketplaceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.website !== undefined){
let data5 = data.website;
if(typeof data5 === "string"){
if(!(formats26(data5))){
const err6 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mfaContact !== undefined){
let data6 = data.mfaContact;
if(typeof data6 === "string"){
if(!(formats30.test(data6))){
const err8 = {instancePath:instancePath+"/mfaContact",schemaPath:"#/properties/mfaContact/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/mfaContact",schemaPath:"#/properties/mfaContact/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.vendor !== undefined){
if(typeof data.vendor !== "string"){
const err10 = {instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.signUpUrl !== undefined){
if(typeof data.signUpUrl !== "string"){
const err11 = {instancePath:instancePath+"/signUpUrl",schemaPath:"#/properties/signUpUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.updateUrl !== undefined){
if(typeof data.updateUrl !== "string"){
const err12 = {instancePath:instancePath+"/updateUrl",schemaPath:"#/properties/updateUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.featureList !== undefined){
if(!(validate334(data.featureList, {instancePath:instancePath+"/featureList",parentData:data,parentDataProperty:"featureList",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
}
if(data.minimumClientsVersionRequired !== undefined){
let data11 = data.minimumClientsVersionRequired;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate336(data11[i1], {instancePath:instancePath+"/minimumClientsVersionRequired/" + i1,parentData:data11,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/minimumClientsVersionRequired",schemaPath:"#/properties/minimumClientsVersionRequired/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":{"mfaPin":true,"displayName":true,"currency":true,"marketplaceList":true,"website":true,"mfaContact":true,"vendor":true,"signUpUrl":true,"updateUrl":true,"featureList":true,"minimumClientsVersionRequired":true},"dynamicProps":false,"dynamicItems":false};


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Self_Update_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate343(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":{"mfaPin":true,"displayName":true,"currency":true,"marketplaceList":true,"website":true,"mfaContact":true,"vendor":true,"signUpUrl":true,"updateUrl":true,"featureList":true,"minimumClientsVersionRequired":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_List_200 = validate347;

const schema144 = {"$ref":"channel#/components/schemas/ChannelSellerList","$id":"Sellers_List_200"};
const schema145 = {"type":"object","title":"ChannelSellerList","description":"The sellers of a channel.","x-source":"observed","properties":{"sellerList":{"type":"array","items":{"$ref":"#/components/schemas/ChannelSeller"},"description":"Sellers linked to the channel."}}};
const schema146 = {"type":"object","title":"ChannelSeller","description":"A seller linked to the channel.","x-source":"observed","properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"jtlAccountId":{"type":"integer","description":"Id of the seller's account at the platform."},"companyName":{"type":"string","description":"Company of the seller."},"isActiveByJTL":{"type":"boolean","default":true,"description":"Whether the platform has the seller active."},"isActiveByChannel":{"type":"boolean","default":true,"description":"Whether the channel has the seller active."},"createdAt":{"$ref":"#/components/schemas/Timestamp"},"updatedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.jtlAccountId !== undefined){
let data1 = data.jtlAccountId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err0 = {instancePath:instancePath+"/jtlAccountId",schemaPath:"#/properties/jtlAccountId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.companyName !== undefined){
if(typeof data.companyName !== "string"){
const err1 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.isActiveByJTL !== undefined){
if(typeof data.isActiveByJTL !== "boolean"){
const err2 = {instancePath:instancePath+"/isActiveByJTL",schemaPath:"#/properties/isActiveByJTL/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.isActiveByChannel !== undefined){
if(typeof data.isActiveByChannel !== "boolean"){
const err3 = {instancePath:instancePath+"/isActiveByChannel",schemaPath:"#/properties/isActiveByChannel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate115(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.updatedAt !== undefined){
if(!(validate115(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":{"sellerId":true,"jtlAccountId":true,"companyName":true,"isActiveByJTL":true,"isActiveByChannel":true,"createdAt":true,"updatedAt":true},"dynamicProps":false,"dynamicItems":false};


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerList !== undefined){
let data0 = data.sellerList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate349(data0[i0], {instancePath:instancePath+"/sellerList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/sellerList",schemaPath:"#/properties/sellerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":{"sellerList":true},"dynamicProps":false,"dynamicItems":false};


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_List_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":{"sellerList":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_Create_body = validate355;

const schema147 = {"$ref":"channel#/components/schemas/CreateSeller","$id":"Sellers_Create_body"};
const schema148 = {"type":"object","title":"CreateSeller","description":"Ends a seller's sign-up.","x-source":"observed","required":["session","sellerId"],"properties":{"session":{"type":"string","format":"uuid","description":"One-time session of a sign-up or an update."},"sellerId":{"$ref":"#/components/schemas/SellerId"},"companyName":{"type":"string","description":"Company of the seller."}}};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.session !== undefined){
let data0 = data.session;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.companyName !== undefined){
if(typeof data.companyName !== "string"){
const err4 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":{"session":true,"sellerId":true,"companyName":true},"dynamicProps":false,"dynamicItems":false};


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_Create_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate356(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":{"session":true,"sellerId":true,"companyName":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_Update_body = validate359;

const schema149 = {"$ref":"channel#/components/schemas/UpdateSeller","$id":"Sellers_Update_body"};
const schema150 = {"type":"object","title":"UpdateSeller","description":"Ends a seller's update.","x-source":"observed","required":["session","isActive"],"properties":{"session":{"type":"string","format":"uuid","description":"One-time session of a sign-up or an update."},"isActive":{"type":"boolean","description":"Whether it is active."},"companyName":{"type":"string","description":"Company of the seller."}}};

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.isActive === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isActive"},message:"must have required property '"+"isActive"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.session !== undefined){
let data0 = data.session;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err2 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err4 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.companyName !== undefined){
if(typeof data.companyName !== "string"){
const err5 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":{"session":true,"isActive":true,"companyName":true},"dynamicProps":false,"dynamicItems":false};


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_Update_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate360(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":{"session":true,"isActive":true,"companyName":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_GetUpdateSession_query = validate362;

const schema151 = {"type":"object","required":["session"],"properties":{"session":{"type":"string","format":"uuid"}},"$id":"Sellers_GetUpdateSession_query"};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_GetUpdateSession_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.session !== undefined){
let data0 = data.session;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err1 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":{"session":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_GetUpdateSession_200 = validate363;

const schema152 = {"$ref":"channel#/components/schemas/UpdateSession","$id":"Sellers_GetUpdateSession_200"};
const schema153 = {"type":"object","title":"UpdateSession","description":"Whose update session it is.","x-source":"observed","required":["sellerId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"}}};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":{"sellerId":true},"dynamicProps":false,"dynamicItems":false};


function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_GetUpdateSession_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate364(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":{"sellerId":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_GetSignupSession_200 = validate367;

const schema154 = {"$ref":"channel#/components/schemas/SignupSession","$id":"Sellers_GetSignupSession_200"};
const schema155 = {"type":"object","title":"SignupSession","description":"Whose sign-up session it is.","x-source":"observed","required":["jtlAccountId"],"properties":{"jtlAccountId":{"type":"integer","format":"int32","minimum":1,"description":"Id of the seller's account at the platform."}}};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jtlAccountId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jtlAccountId"},message:"must have required property '"+"jtlAccountId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jtlAccountId !== undefined){
let data0 = data.jtlAccountId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/jtlAccountId",schemaPath:"#/properties/jtlAccountId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/jtlAccountId",schemaPath:"#/properties/jtlAccountId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats4.validate(data0))){
const err3 = {instancePath:instancePath+"/jtlAccountId",schemaPath:"#/properties/jtlAccountId/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":{"jtlAccountId":true},"dynamicProps":false,"dynamicItems":false};


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_GetSignupSession_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate368(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":{"jtlAccountId":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_Unlink_query = validate370;

const schema156 = {"type":"object","required":[],"properties":{"reason":{"type":"string","minLength":1}},"$id":"Sellers_Unlink_query"};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_Unlink_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err0 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":{"reason":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_Unlink_path = validate371;

const schema157 = {"type":"object","required":["sellerId"],"properties":{"sellerId":{"$ref":"channel#/components/schemas/SellerId"}},"$id":"Sellers_Unlink_path"};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{1,50}$"},message:"must match pattern \""+"^\\w{1,50}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_Unlink_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate372(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":{"sellerId":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_Upsert_path = validate374;

const schema159 = {"type":"object","required":["jtlAccountId"],"properties":{"jtlAccountId":{"type":"integer","minimum":1}},"$id":"Sellers_Upsert_path"};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_Upsert_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jtlAccountId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jtlAccountId"},message:"must have required property '"+"jtlAccountId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.jtlAccountId !== undefined){
let data0 = data.jtlAccountId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/jtlAccountId",schemaPath:"#/properties/jtlAccountId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/jtlAccountId",schemaPath:"#/properties/jtlAccountId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":{"jtlAccountId":true},"dynamicProps":false,"dynamicItems":false};

const Sellers_Upsert_body = validate375;

const schema160 = {"$ref":"channel#/components/schemas/UpsertMarketplaceSeller","$id":"Sellers_Upsert_body"};
const schema161 = {"type":"object","title":"UpsertMarketplaceSeller","description":"Adds a known seller to a further channel of a platform.","x-source":"observed","required":["sellerId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"isActive":{"type":"boolean","default":true,"description":"Whether it is active."},"companyName":{"type":"string","description":"Company of the seller."}}};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err1 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.companyName !== undefined){
if(typeof data.companyName !== "string"){
const err2 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":{"sellerId":true,"isActive":true,"companyName":true},"dynamicProps":false,"dynamicItems":false};


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Sellers_Upsert_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate376(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":{"sellerId":true,"isActive":true,"companyName":true},"dynamicProps":false,"dynamicItems":false};

const ChannelCategories_Replace_body = validate379;

const schema162 = {"$ref":"channel#/components/schemas/ChannelCategoryTree","$id":"ChannelCategories_Replace_body"};
const schema163 = {"type":"object","title":"ChannelCategoryTree","description":"The whole category tree of a channel.","x-source":"observed","properties":{"categoryList":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/Category"},"description":"The whole category tree."}}};
const schema164 = {"type":"object","title":"Category","description":"A category of a channel.","x-source":"observed","required":["categoryId","displayName"],"properties":{"categoryId":{"type":"string","minLength":1,"maxLength":512,"description":"Id of the category."},"displayName":{"type":"string","minLength":1,"maxLength":250,"description":"Name shown to people."},"listingAllowed":{"type":"boolean","default":true,"description":"Whether the category takes offers; only leaves do."},"parentCategoryId":{"type":"string","minLength":1,"maxLength":512,"description":"Parent category; `0` is the root."}}};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categoryId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryId"},message:"must have required property '"+"categoryId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.displayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.categoryId !== undefined){
let data0 = data.categoryId;
if(typeof data0 === "string"){
if(func1(data0) > 512){
const err2 = {instancePath:instancePath+"/categoryId",schemaPath:"#/properties/categoryId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/categoryId",schemaPath:"#/properties/categoryId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/categoryId",schemaPath:"#/properties/categoryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func1(data1) > 250){
const err5 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 250},message:"must NOT have more than 250 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.listingAllowed !== undefined){
if(typeof data.listingAllowed !== "boolean"){
const err8 = {instancePath:instancePath+"/listingAllowed",schemaPath:"#/properties/listingAllowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.parentCategoryId !== undefined){
let data3 = data.parentCategoryId;
if(typeof data3 === "string"){
if(func1(data3) > 512){
const err9 = {instancePath:instancePath+"/parentCategoryId",schemaPath:"#/properties/parentCategoryId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/parentCategoryId",schemaPath:"#/properties/parentCategoryId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/parentCategoryId",schemaPath:"#/properties/parentCategoryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":{"categoryId":true,"displayName":true,"listingAllowed":true,"parentCategoryId":true},"dynamicProps":false,"dynamicItems":false};


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categoryList !== undefined){
let data0 = data.categoryList;
if(Array.isArray(data0)){
if(data0.length < 1){
const err0 = {instancePath:instancePath+"/categoryList",schemaPath:"#/properties/categoryList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate381(data0[i0], {instancePath:instancePath+"/categoryList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/categoryList",schemaPath:"#/properties/categoryList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":{"categoryList":true},"dynamicProps":false,"dynamicItems":false};


function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChannelCategories_Replace_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate380(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":{"categoryList":true},"dynamicProps":false,"dynamicItems":false};

const ChannelCategories_Replace_201 = validate384;

const schema165 = {"$ref":"channel#/components/schemas/CategoryTreeVersion","$id":"ChannelCategories_Replace_201"};
const schema166 = {"type":"object","title":"CategoryTreeVersion","description":"The version of a stored category tree.","x-source":"observed","properties":{"categoryTreeVersion":{"type":"string","description":"Version of the category tree."}}};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categoryTreeVersion !== undefined){
if(typeof data.categoryTreeVersion !== "string"){
const err0 = {instancePath:instancePath+"/categoryTreeVersion",schemaPath:"#/properties/categoryTreeVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":{"categoryTreeVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ChannelCategories_Replace_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate384.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":{"categoryTreeVersion":true},"dynamicProps":false,"dynamicItems":false};

const Attributes_ReplaceGlobal_header = validate387;

const schema167 = {"type":"object","required":[],"properties":{"content-encoding":{"type":"string","enum":["gzip"]},"accept-language":{"type":"string","minLength":1}},"$id":"Attributes_ReplaceGlobal_header"};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Attributes_ReplaceGlobal_header" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content-encoding"] !== undefined){
let data0 = data["content-encoding"];
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/content-encoding",schemaPath:"#/properties/content-encoding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "gzip")){
const err1 = {instancePath:instancePath+"/content-encoding",schemaPath:"#/properties/content-encoding/enum",keyword:"enum",params:{allowedValues: schema167.properties["content-encoding"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data["accept-language"] !== undefined){
let data1 = data["accept-language"];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err2 = {instancePath:instancePath+"/accept-language",schemaPath:"#/properties/accept-language/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/accept-language",schemaPath:"#/properties/accept-language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":{"content-encoding":true,"accept-language":true},"dynamicProps":false,"dynamicItems":false};

const Attributes_ReplaceGlobal_body = validate388;

const schema168 = {"$ref":"channel#/components/schemas/AttributeList","$id":"Attributes_ReplaceGlobal_body"};
const schema169 = {"type":"object","title":"AttributeList","description":"A list of attributes.","x-source":"observed","properties":{"attributeList":{"type":"array","items":{"$ref":"#/components/schemas/Attribute"},"description":"The attributes."}}};
const schema170 = {"type":"object","title":"Attribute","description":"An attribute that listings of a channel have.","x-source":"observed","required":["attributeId","displayName"],"properties":{"attributeId":{"type":"string","minLength":1,"maxLength":512,"description":"Id of the attribute."},"displayName":{"type":"string","maxLength":150,"description":"Name shown to people."},"isMultipleAllowed":{"type":"boolean","default":false,"description":"Whether several values are allowed."},"type":{"type":"string","enum":["smalltext","htmltext","text","integer","decimal","enum","date","boolean","image","document","url","label"],"default":"smalltext","description":"Kind."},"values":{"type":"array","items":{"$ref":"#/components/schemas/AllowedValue"},"description":"The values."},"attributeValueValidation":{"type":"string","maxLength":1024,"description":"Regular expression that a value must match."},"conditionalMandatoryBy":{"type":"array","items":{"$ref":"#/components/schemas/AttributeCondition"},"description":"Values of other attributes that make it required."},"conditionalOptionalBy":{"type":"array","items":{"$ref":"#/components/schemas/AttributeCondition"},"description":"Values of other attributes that make it optional."},"required":{"type":"boolean","default":false,"description":"Whether a value is required."},"recommended":{"type":"boolean","default":false,"description":"Whether a value is recommended."},"section":{"type":"string","description":"Section of the listing form."},"sectionPosition":{"type":"integer","default":0,"description":"Position of the section."},"isRepeatableSubSection":{"type":"boolean","default":false,"description":"Whether the sub-section may be filled several times."},"subSection":{"type":"string","description":"Part of the section."},"subSectionPosition":{"type":"integer","default":0,"description":"Position within the section."},"description":{"type":"string","description":"Description shown to buyers."},"isVariationDimension":{"type":"boolean","description":"Whether it tells variations apart."}}};
const schema171 = {"type":"object","title":"AllowedValue","description":"A value that an attribute may have.","x-source":"observed","required":["value"],"properties":{"value":{"type":"string","minLength":1,"maxLength":1024,"description":"The value."},"display":{"type":"string","minLength":1,"maxLength":1024,"description":"The value as people see it."},"sort":{"type":"integer","default":0,"description":"Position among the values."}}};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(func1(data0) > 1024){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.display !== undefined){
let data1 = data.display;
if(typeof data1 === "string"){
if(func1(data1) > 1024){
const err4 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sort !== undefined){
let data2 = data.sort;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":{"value":true,"display":true,"sort":true},"dynamicProps":false,"dynamicItems":false};

const schema172 = {"type":"object","title":"AttributeCondition","description":"When another attribute has one of these values.","x-source":"observed","properties":{"attributeId":{"type":"string","minLength":1,"maxLength":512,"description":"Id of the attribute."},"attributeValues":{"type":"array","items":{"type":"string"},"description":"Values that trigger the condition."}}};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attributeId !== undefined){
let data0 = data.attributeId;
if(typeof data0 === "string"){
if(func1(data0) > 512){
const err0 = {instancePath:instancePath+"/attributeId",schemaPath:"#/properties/attributeId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/attributeId",schemaPath:"#/properties/attributeId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/attributeId",schemaPath:"#/properties/attributeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.attributeValues !== undefined){
let data1 = data.attributeValues;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/attributeValues/" + i0,schemaPath:"#/properties/attributeValues/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/attributeValues",schemaPath:"#/properties/attributeValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":{"attributeId":true,"attributeValues":true},"dynamicProps":false,"dynamicItems":false};


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attributeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributeId"},message:"must have required property '"+"attributeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.displayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributeId !== undefined){
let data0 = data.attributeId;
if(typeof data0 === "string"){
if(func1(data0) > 512){
const err2 = {instancePath:instancePath+"/attributeId",schemaPath:"#/properties/attributeId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/attributeId",schemaPath:"#/properties/attributeId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/attributeId",schemaPath:"#/properties/attributeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func1(data1) > 150){
const err5 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.isMultipleAllowed !== undefined){
if(typeof data.isMultipleAllowed !== "boolean"){
const err7 = {instancePath:instancePath+"/isMultipleAllowed",schemaPath:"#/properties/isMultipleAllowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((((data3 === "smalltext") || (data3 === "htmltext")) || (data3 === "text")) || (data3 === "integer")) || (data3 === "decimal")) || (data3 === "enum")) || (data3 === "date")) || (data3 === "boolean")) || (data3 === "image")) || (data3 === "document")) || (data3 === "url")) || (data3 === "label"))){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema170.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.values !== undefined){
let data4 = data.values;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate391(data4[i0], {instancePath:instancePath+"/values/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.attributeValueValidation !== undefined){
let data6 = data.attributeValueValidation;
if(typeof data6 === "string"){
if(func1(data6) > 1024){
const err11 = {instancePath:instancePath+"/attributeValueValidation",schemaPath:"#/properties/attributeValueValidation/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attributeValueValidation",schemaPath:"#/properties/attributeValueValidation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.conditionalMandatoryBy !== undefined){
let data7 = data.conditionalMandatoryBy;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate393(data7[i1], {instancePath:instancePath+"/conditionalMandatoryBy/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/conditionalMandatoryBy",schemaPath:"#/properties/conditionalMandatoryBy/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.conditionalOptionalBy !== undefined){
let data9 = data.conditionalOptionalBy;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validate393(data9[i2], {instancePath:instancePath+"/conditionalOptionalBy/" + i2,parentData:data9,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/conditionalOptionalBy",schemaPath:"#/properties/conditionalOptionalBy/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
const err15 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.recommended !== undefined){
if(typeof data.recommended !== "boolean"){
const err16 = {instancePath:instancePath+"/recommended",schemaPath:"#/properties/recommended/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.section !== undefined){
if(typeof data.section !== "string"){
const err17 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sectionPosition !== undefined){
let data14 = data.sectionPosition;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err18 = {instancePath:instancePath+"/sectionPosition",schemaPath:"#/properties/sectionPosition/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.isRepeatableSubSection !== undefined){
if(typeof data.isRepeatableSubSection !== "boolean"){
const err19 = {instancePath:instancePath+"/isRepeatableSubSection",schemaPath:"#/properties/isRepeatableSubSection/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.subSection !== undefined){
if(typeof data.subSection !== "string"){
const err20 = {instancePath:instancePath+"/subSection",schemaPath:"#/properties/subSection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.subSectionPosition !== undefined){
let data17 = data.subSectionPosition;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err21 = {instancePath:instancePath+"/subSectionPosition",schemaPath:"#/properties/subSectionPosition/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err22 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.isVariationDimension !== undefined){
if(typeof data.isVariationDimension !== "boolean"){
const err23 = {instancePath:instancePath+"/isVariationDimension",schemaPath:"#/properties/isVariationDimension/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":{"attributeId":true,"displayName":true,"isMultipleAllowed":true,"type":true,"values":true,"attributeValueValidation":true,"conditionalMandatoryBy":true,"conditionalOptionalBy":true,"required":true,"recommended":true,"section":true,"sectionPosition":true,"isRepeatableSubSection":true,"subSection":true,"subSectionPosition":true,"description":true,"isVariationDimension":true},"dynamicProps":false,"dynamicItems":false};


function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attributeList !== undefined){
let data0 = data.attributeList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate390(data0[i0], {instancePath:instancePath+"/attributeList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/attributeList",schemaPath:"#/properties/attributeList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":{"attributeList":true},"dynamicProps":false,"dynamicItems":false};


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Attributes_ReplaceGlobal_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate389(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":{"attributeList":true},"dynamicProps":false,"dynamicItems":false};

const Attributes_ReplaceOfCategory_path = validate398;

const schema173 = {"type":"object","required":["categoryId"],"properties":{"categoryId":{"$ref":"channel#/components/schemas/CategoryId"}},"$id":"Attributes_ReplaceOfCategory_path"};
const schema174 = {"title":"CategoryId","type":"string","minLength":1,"maxLength":512,"description":"Id of a category of the channel.","x-source":"observed"};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Attributes_ReplaceOfCategory_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate398.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categoryId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryId"},message:"must have required property '"+"categoryId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.categoryId !== undefined){
if(!(validate399(data.categoryId, {instancePath:instancePath+"/categoryId",parentData:data,parentDataProperty:"categoryId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate398.errors = vErrors;
return errors === 0;
}
validate398.evaluated = {"props":{"categoryId":true},"dynamicProps":false,"dynamicItems":false};

const Attributes_DeleteGlobal_path = validate401;

const schema175 = {"type":"object","required":["attributeId"],"properties":{"attributeId":{"$ref":"channel#/components/schemas/AttributeId"}},"$id":"Attributes_DeleteGlobal_path"};
const schema176 = {"title":"AttributeId","type":"string","minLength":1,"maxLength":512,"description":"Id of an attribute of the channel.","x-source":"observed"};

function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Attributes_DeleteGlobal_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attributeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributeId"},message:"must have required property '"+"attributeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attributeId !== undefined){
if(!(validate402(data.attributeId, {instancePath:instancePath+"/attributeId",parentData:data,parentDataProperty:"attributeId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":{"attributeId":true},"dynamicProps":false,"dynamicItems":false};

const Attributes_DeleteOfCategory_query = validate404;

const schema177 = {"type":"object","required":[],"properties":{"categoryId":{"$ref":"channel#/components/schemas/CategoryId"}},"$id":"Attributes_DeleteOfCategory_query"};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Attributes_DeleteOfCategory_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate404.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categoryId !== undefined){
if(!(validate405(data.categoryId, {instancePath:instancePath+"/categoryId",parentData:data,parentDataProperty:"categoryId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":{"categoryId":true},"dynamicProps":false,"dynamicItems":false};

const Attributes_DeleteFromCategory_path = validate407;

const schema179 = {"type":"object","required":["attributeId","categoryId"],"properties":{"attributeId":{"$ref":"channel#/components/schemas/AttributeId"},"categoryId":{"$ref":"channel#/components/schemas/CategoryId"}},"$id":"Attributes_DeleteFromCategory_path"};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Attributes_DeleteFromCategory_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attributeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributeId"},message:"must have required property '"+"attributeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.categoryId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryId"},message:"must have required property '"+"categoryId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributeId !== undefined){
if(!(validate408(data.attributeId, {instancePath:instancePath+"/attributeId",parentData:data,parentDataProperty:"attributeId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
}
if(data.categoryId !== undefined){
if(!(validate410(data.categoryId, {instancePath:instancePath+"/categoryId",parentData:data,parentDataProperty:"categoryId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":{"attributeId":true,"categoryId":true},"dynamicProps":false,"dynamicItems":false};

const Prices_CreateType_body = validate412;

const schema182 = {"$ref":"channel#/components/schemas/PriceType","$id":"Prices_CreateType_body"};
const schema183 = {"type":"object","title":"PriceType","description":"A price type of a channel.","x-source":"observed","required":["priceTypeId","displayName"],"properties":{"priceTypeId":{"type":"string","description":"Id of the price type."},"displayName":{"type":"string","description":"Name shown to people."},"description":{"type":"string","description":"Description shown to buyers."}}};

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.priceTypeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priceTypeId"},message:"must have required property '"+"priceTypeId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.displayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.priceTypeId !== undefined){
if(typeof data.priceTypeId !== "string"){
const err2 = {instancePath:instancePath+"/priceTypeId",schemaPath:"#/properties/priceTypeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.displayName !== undefined){
if(typeof data.displayName !== "string"){
const err3 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":{"priceTypeId":true,"displayName":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Prices_CreateType_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate413(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":{"priceTypeId":true,"displayName":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const Rules_ReplacePayment_body = validate415;

const schema184 = {"$ref":"channel#/components/schemas/PaymentRules","$id":"Rules_ReplacePayment_body"};
const schema185 = {"type":"object","title":"PaymentRules","description":"How buyers of a channel pay.","x-source":"observed","required":["supportedPaymentMethodList"],"properties":{"supportedPaymentMethodList":{"type":"array","items":{"$ref":"#/components/schemas/SupportedPaymentMethod"},"description":"Payment methods the channel takes."}}};
const schema186 = {"type":"object","title":"SupportedPaymentMethod","description":"A payment method.","x-source":"observed","required":["paymentMethodId"],"properties":{"paymentMethodId":{"type":"string","minLength":1,"maxLength":100,"description":"Id of the payment method."},"displayName":{"type":"string","maxLength":150,"description":"Name shown to people."}}};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentMethodId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentMethodId"},message:"must have required property '"+"paymentMethodId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paymentMethodId !== undefined){
let data0 = data.paymentMethodId;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/paymentMethodId",schemaPath:"#/properties/paymentMethodId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/paymentMethodId",schemaPath:"#/properties/paymentMethodId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/paymentMethodId",schemaPath:"#/properties/paymentMethodId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func1(data1) > 150){
const err4 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":{"paymentMethodId":true,"displayName":true},"dynamicProps":false,"dynamicItems":false};


function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.supportedPaymentMethodList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supportedPaymentMethodList"},message:"must have required property '"+"supportedPaymentMethodList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.supportedPaymentMethodList !== undefined){
let data0 = data.supportedPaymentMethodList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate417(data0[i0], {instancePath:instancePath+"/supportedPaymentMethodList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/supportedPaymentMethodList",schemaPath:"#/properties/supportedPaymentMethodList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":{"supportedPaymentMethodList":true},"dynamicProps":false,"dynamicItems":false};


function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Rules_ReplacePayment_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate416(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":{"supportedPaymentMethodList":true},"dynamicProps":false,"dynamicItems":false};

const Rules_ReplaceShipping_body = validate420;

const schema187 = {"$ref":"channel#/components/schemas/ShippingRules","$id":"Rules_ReplaceShipping_body"};
const schema188 = {"type":"object","title":"ShippingRules","description":"How a channel ships.","x-source":"observed","properties":{"supportedCarrierList":{"type":"array","items":{"$ref":"#/components/schemas/SupportedCarrier"},"description":"Carriers the channel knows."}}};
const schema189 = {"type":"object","title":"SupportedCarrier","description":"A carrier.","x-source":"observed","required":["carrierId"],"properties":{"carrierId":{"type":"string","minLength":1,"maxLength":100,"description":"Id of the carrier."},"displayName":{"type":"string","maxLength":150,"description":"Name shown to people."}}};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carrierId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrierId"},message:"must have required property '"+"carrierId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.carrierId !== undefined){
let data0 = data.carrierId;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/carrierId",schemaPath:"#/properties/carrierId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/carrierId",schemaPath:"#/properties/carrierId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/carrierId",schemaPath:"#/properties/carrierId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func1(data1) > 150){
const err4 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":{"carrierId":true,"displayName":true},"dynamicProps":false,"dynamicItems":false};


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.supportedCarrierList !== undefined){
let data0 = data.supportedCarrierList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate422(data0[i0], {instancePath:instancePath+"/supportedCarrierList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/supportedCarrierList",schemaPath:"#/properties/supportedCarrierList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":{"supportedCarrierList":true},"dynamicProps":false,"dynamicItems":false};


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Rules_ReplaceShipping_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate421(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":{"supportedCarrierList":true},"dynamicProps":false,"dynamicItems":false};

const Offers_ReportInProgress_body = validate425;

const schema190 = {"$ref":"channel#/components/schemas/OfferListingInProgressList","$id":"Offers_ReportInProgress_body"};
const schema191 = {"type":"object","title":"OfferListingInProgressList","description":"Offers whose listing has begun.","x-source":"observed","required":["offerList"],"properties":{"offerList":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OfferListingInProgress"},"description":"The offers."}}};
const schema192 = {"type":"object","title":"OfferListingInProgress","description":"An offer whose listing has begun.","x-source":"observed","required":["sellerId","offerId","startedAt"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"startedAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.startedAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.startedAt !== undefined){
if(!(validate115(data.startedAt, {instancePath:instancePath+"/startedAt",parentData:data,parentDataProperty:"startedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":{"sellerId":true,"offerId":true,"startedAt":true},"dynamicProps":false,"dynamicItems":false};


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerList"},message:"must have required property '"+"offerList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerList !== undefined){
let data0 = data.offerList;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate427(data0[i0], {instancePath:instancePath+"/offerList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};


function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Offers_ReportInProgress_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate425.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate426(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
validate425.errors = vErrors;
return errors === 0;
}
validate425.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};

const Offers_ReportListed_body = validate433;

const schema193 = {"$ref":"channel#/components/schemas/OfferListingSuccessfulList","$id":"Offers_ReportListed_body"};
const schema194 = {"type":"object","title":"OfferListingSuccessfulList","description":"Offers that are listed.","x-source":"observed","required":["offerList"],"properties":{"offerList":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OfferListingSuccessful"},"description":"The offers."}}};
const schema195 = {"type":"object","title":"OfferListingSuccessful","description":"An offer that is listed.","x-source":"observed","required":["sellerId","offerId","listedAt"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"listedAt":{"$ref":"#/components/schemas/Timestamp"},"listingUrl":{"type":"string","description":"Address of the listing on the marketplace."}}};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.listedAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listedAt"},message:"must have required property '"+"listedAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.listedAt !== undefined){
if(!(validate115(data.listedAt, {instancePath:instancePath+"/listedAt",parentData:data,parentDataProperty:"listedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.listingUrl !== undefined){
if(typeof data.listingUrl !== "string"){
const err3 = {instancePath:instancePath+"/listingUrl",schemaPath:"#/properties/listingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":{"sellerId":true,"offerId":true,"channelOfferId":true,"listedAt":true,"listingUrl":true},"dynamicProps":false,"dynamicItems":false};


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerList"},message:"must have required property '"+"offerList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerList !== undefined){
let data0 = data.offerList;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate435(data0[i0], {instancePath:instancePath+"/offerList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};


function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Offers_ReportListed_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate434(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};

const Offers_ReportListingFailed_body = validate442;

const schema196 = {"$ref":"channel#/components/schemas/OfferListingFailedList","$id":"Offers_ReportListingFailed_body"};
const schema197 = {"type":"object","title":"OfferListingFailedList","description":"Offers that could not be listed.","x-source":"observed","required":["offerList"],"properties":{"offerList":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OfferListingFailed"},"description":"The offers."}}};
const schema198 = {"type":"object","title":"OfferListingFailed","description":"An offer that could not be listed.","x-source":"observed","required":["sellerId","offerId","errorList","failedAt"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"errorList":{"type":"array","minItems":1,"maxItems":250,"items":{"$ref":"#/components/schemas/OfferListingFailedError"},"description":"What went wrong."},"failedAt":{"$ref":"#/components/schemas/Timestamp"}}};
const schema199 = {"type":"object","title":"OfferListingFailedError","description":"Why an offer could not be listed.","x-source":"observed","required":["code","message"],"properties":{"code":{"type":"string","minLength":1,"maxLength":255,"description":"A word for the kind of problem."},"message":{"type":"string","minLength":1,"maxLength":250,"description":"What happened, for a person to read."},"longMessage":{"type":"string","minLength":1,"maxLength":10000,"description":"The message at full length."},"relatedAttributeId":{"type":"string","minLength":1,"maxLength":512,"description":"Attribute that the error is about."},"recommendedValue":{"type":"string","minLength":1,"maxLength":1000,"description":"A value that would be accepted."}}};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) > 250){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 250},message:"must NOT have more than 250 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.longMessage !== undefined){
let data2 = data.longMessage;
if(typeof data2 === "string"){
if(func1(data2) > 10000){
const err8 = {instancePath:instancePath+"/longMessage",schemaPath:"#/properties/longMessage/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/longMessage",schemaPath:"#/properties/longMessage/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/longMessage",schemaPath:"#/properties/longMessage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.relatedAttributeId !== undefined){
let data3 = data.relatedAttributeId;
if(typeof data3 === "string"){
if(func1(data3) > 512){
const err11 = {instancePath:instancePath+"/relatedAttributeId",schemaPath:"#/properties/relatedAttributeId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/relatedAttributeId",schemaPath:"#/properties/relatedAttributeId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/relatedAttributeId",schemaPath:"#/properties/relatedAttributeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.recommendedValue !== undefined){
let data4 = data.recommendedValue;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err14 = {instancePath:instancePath+"/recommendedValue",schemaPath:"#/properties/recommendedValue/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data4) < 1){
const err15 = {instancePath:instancePath+"/recommendedValue",schemaPath:"#/properties/recommendedValue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/recommendedValue",schemaPath:"#/properties/recommendedValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":{"code":true,"message":true,"longMessage":true,"relatedAttributeId":true,"recommendedValue":true},"dynamicProps":false,"dynamicItems":false};


function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.errorList === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errorList"},message:"must have required property '"+"errorList"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.failedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failedAt"},message:"must have required property '"+"failedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.errorList !== undefined){
let data2 = data.errorList;
if(Array.isArray(data2)){
if(data2.length > 250){
const err4 = {instancePath:instancePath+"/errorList",schemaPath:"#/properties/errorList/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/errorList",schemaPath:"#/properties/errorList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate447(data2[i0], {instancePath:instancePath+"/errorList/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate447.errors : vErrors.concat(validate447.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/errorList",schemaPath:"#/properties/errorList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.failedAt !== undefined){
if(!(validate115(data.failedAt, {instancePath:instancePath+"/failedAt",parentData:data,parentDataProperty:"failedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"props":{"sellerId":true,"offerId":true,"errorList":true,"failedAt":true},"dynamicProps":false,"dynamicItems":false};


function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerList"},message:"must have required property '"+"offerList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerList !== undefined){
let data0 = data.offerList;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate444(data0[i0], {instancePath:instancePath+"/offerList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};


function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Offers_ReportListingFailed_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate443(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};

const Offers_ListStockUpdates_query = validate452;

const schema200 = {"type":"object","required":["updatedAfter","sellerId"],"properties":{"updatedAfter":{"$ref":"channel#/components/schemas/Timestamp"},"sellerId":{"$ref":"channel#/components/schemas/SellerId"}},"$id":"Offers_ListStockUpdates_query"};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{1,50}$"},message:"must match pattern \""+"^\\w{1,50}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Offers_ListStockUpdates_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.updatedAfter === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAfter"},message:"must have required property '"+"updatedAfter"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.updatedAfter !== undefined){
if(!(validate453(data.updatedAfter, {instancePath:instancePath+"/updatedAfter",parentData:data,parentDataProperty:"updatedAfter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate455(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":{"updatedAfter":true,"sellerId":true},"dynamicProps":false,"dynamicItems":false};

const Offers_ListStockUpdates_200 = validate457;

const schema203 = {"$ref":"channel#/components/schemas/StockList","$id":"Offers_ListStockUpdates_200"};
const schema204 = {"type":"object","title":"StockList","description":"Stocks that changed since an instant.","x-source":"observed","required":["stockUpdateList","lastUpdatedAt"],"properties":{"stockUpdateList":{"type":"array","items":{"$ref":"#/components/schemas/Stock"},"description":"Stocks that changed."},"lastUpdatedAt":{"$ref":"#/components/schemas/Timestamp"}}};
const schema205 = {"type":"object","title":"Stock","description":"The stock of an offer.","x-source":"observed","required":["sellerId","offerId","channelOfferId","quantity","updatedAt"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"quantity":{"type":"integer","minimum":0,"description":"How many."},"updatedAt":{"$ref":"#/components/schemas/Timestamp"},"channel":{"$ref":"#/components/schemas/ChannelId","x-source":"documented"}}};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.channelOfferId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channelOfferId"},message:"must have required property '"+"channelOfferId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.quantity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.updatedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.updatedAt !== undefined){
if(!(validate115(data.updatedAt, {instancePath:instancePath+"/updatedAt",parentData:data,parentDataProperty:"updatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":{"sellerId":true,"offerId":true,"channelOfferId":true,"quantity":true,"updatedAt":true,"channel":true},"dynamicProps":false,"dynamicItems":false};


function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stockUpdateList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stockUpdateList"},message:"must have required property '"+"stockUpdateList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lastUpdatedAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUpdatedAt"},message:"must have required property '"+"lastUpdatedAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.stockUpdateList !== undefined){
let data0 = data.stockUpdateList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate459(data0[i0], {instancePath:instancePath+"/stockUpdateList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/stockUpdateList",schemaPath:"#/properties/stockUpdateList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.lastUpdatedAt !== undefined){
if(!(validate115(data.lastUpdatedAt, {instancePath:instancePath+"/lastUpdatedAt",parentData:data,parentDataProperty:"lastUpdatedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":{"stockUpdateList":true,"lastUpdatedAt":true},"dynamicProps":false,"dynamicItems":false};


function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Offers_ListStockUpdates_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate458(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":{"stockUpdateList":true,"lastUpdatedAt":true},"dynamicProps":false,"dynamicItems":false};

const Offers_ListAllStockUpdates_query = validate468;

const schema206 = {"type":"object","required":["updatedAfter"],"properties":{"updatedAfter":{"$ref":"channel#/components/schemas/Timestamp"}},"$id":"Offers_ListAllStockUpdates_query"};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Offers_ListAllStockUpdates_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.updatedAfter === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAfter"},message:"must have required property '"+"updatedAfter"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.updatedAfter !== undefined){
if(!(validate469(data.updatedAfter, {instancePath:instancePath+"/updatedAfter",parentData:data,parentDataProperty:"updatedAfter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":{"updatedAfter":true},"dynamicProps":false,"dynamicItems":false};

const Orders_Create_body = validate471;

const schema208 = {"$ref":"channel#/components/schemas/OrderList","$id":"Orders_Create_body"};
const schema209 = {"type":"object","title":"OrderList","description":"Orders of a channel.","x-source":"observed","required":["orderList"],"properties":{"orderList":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/Order"},"description":"The orders."}}};
const schema210 = {"type":"object","title":"Order","description":"An order of a buyer on the channel.","x-source":"observed","required":["sellerId","orderStatus","orderId","purchasedAt","lastChangedAt","currency","orderItem"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderStatus":{"$ref":"#/components/schemas/ChannelOrderStatus","description":"Status of the order."},"orderAcceptUntil":{"$ref":"#/components/schemas/Timestamp"},"paymentMethod":{"type":"string","minLength":1,"maxLength":150,"description":"Payment method."},"paymentReference":{"type":"string","description":"Reference of the payment."},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"purchasedAt":{"$ref":"#/components/schemas/Timestamp"},"lastChangedAt":{"$ref":"#/components/schemas/Timestamp"},"currency":{"type":"string","description":"Currency, three letters (ISO 4217)."},"orderItem":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/OrderItem"},"description":"Items concerned."},"billingAddress":{"$ref":"#/components/schemas/Address"},"shippingAddress":{"$ref":"#/components/schemas/Address"},"note":{"type":"string","description":"A note for people."},"buyer":{"$ref":"#/components/schemas/OrderBuyer"},"weeePickup":{"type":"boolean","description":"Whether an old device is picked up."},"language":{"type":"string","description":"Language of the buyer."},"invoiceDocumentTransfer":{"type":"string","enum":["not-set","from-seller","from-channel"],"default":"not-set","description":"Which side makes the invoice document."},"additionalOrderData":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/AdditionalOrderDataGroup"},"description":"More about the order."},"fbc":{"type":"boolean","description":"Whether the channel fulfils the order."},"b2b":{"type":"boolean","description":"Whether the buyer is a business."},"salesChannelName":{"type":"string","maxLength":100,"description":"Name of the sales channel within the marketplace."}}};
const schema211 = {"type":"string","title":"ChannelOrderStatus","description":"Status of an order; SHIPPED, PARTIALLY_SHIPPED, CANCELED_BY_SELLER and CANCELED_BY_BUYER are deprecated.","enum":["UNACKED","CREATED","ACCEPTED","SHIPPED","PARTIALLY_SHIPPED","CANCELED_BY_SELLER","CANCELED_BY_BUYER"],"x-source":"observed"};

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "UNACKED") || (data === "CREATED")) || (data === "ACCEPTED")) || (data === "SHIPPED")) || (data === "PARTIALLY_SHIPPED")) || (data === "CANCELED_BY_SELLER")) || (data === "CANCELED_BY_BUYER"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema211.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema212 = {"title":"OrderItem","description":"An item of an order, told apart by `type`.","x-source":"observed","oneOf":[{"$ref":"#/components/schemas/OrderItemTypeItem"},{"$ref":"#/components/schemas/OrderItemTypeShipping"},{"$ref":"#/components/schemas/OrderItemTypePayment"}],"discriminator":{"propertyName":"type","mapping":{"ITEM":"#/components/schemas/OrderItemTypeItem","SHIPPING":"#/components/schemas/OrderItemTypeShipping","PAYMENT":"#/components/schemas/OrderItemTypePayment"}}};
const schema213 = {"type":"object","title":"OrderItemTypeItem","description":"Goods.","x-source":"observed","required":["orderItemId","type","grossPrice","total"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"type":{"type":"string","const":"ITEM","default":"ITEM","description":"Which kind of order item."},"itemStatus":{"$ref":"#/components/schemas/OrderItemStatus"},"itemPaymentStatus":{"$ref":"#/components/schemas/OrderItemPaymentStatus"},"grossPrice":{"$ref":"#/components/schemas/DecimalText"},"total":{"$ref":"#/components/schemas/DecimalText"},"taxPercent":{"$ref":"#/components/schemas/DecimalText"},"grossFee":{"$ref":"#/components/schemas/DecimalText"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"sku":{"$ref":"#/components/schemas/Sku"},"quantity":{"$ref":"#/components/schemas/DecimalText","default":"1.0","description":"How many."},"title":{"type":"string","description":"Title shown to buyers."},"estimatedShippingDate":{"$ref":"#/components/schemas/Timestamp"},"estimatedDeliveryDate":{"$ref":"#/components/schemas/Timestamp"},"remainingQuantity":{"$ref":"#/components/schemas/DecimalText"},"additionalOrderItemData":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/AdditionalOrderDataGroup"},"description":"More about the item."},"shipFromCountry":{"$ref":"#/components/schemas/Country3"}}};
const schema214 = {"type":"string","title":"OrderItemStatus","description":"Status of an item of an order.","enum":["UNSHIPPED","SHIPPED","CANCELED_BY_SELLER","CANCELED_BY_BUYER","RETURNED","REFUNDED"],"x-source":"observed"};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "UNSHIPPED") || (data === "SHIPPED")) || (data === "CANCELED_BY_SELLER")) || (data === "CANCELED_BY_BUYER")) || (data === "RETURNED")) || (data === "REFUNDED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema214.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema215 = {"type":"string","title":"OrderItemPaymentStatus","description":"Whether an item is paid.","enum":["PENDING","PAID"],"x-source":"observed"};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "PENDING") || (data === "PAID"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema215.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema216 = {"type":"object","title":"AdditionalOrderDataGroup","description":"A group of further facts.","x-source":"observed","properties":{"group":{"type":"string","minLength":1,"maxLength":150,"description":"Ties together values that belong to one another."},"values":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"#/components/schemas/AdditionalOrderDataGroupValues"},"description":"The values."}}};
const schema217 = {"type":"object","title":"AdditionalOrderDataGroupValues","description":"A further fact.","x-source":"observed","properties":{"key":{"type":"string","minLength":1,"maxLength":255,"description":"Name of the value."},"value":{"type":"string","minLength":1,"maxLength":5000,"description":"The value."}}};

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(func1(data1) > 5000){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":{"key":true,"value":true},"dynamicProps":false,"dynamicItems":false};


function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(func1(data0) > 150){
const err0 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate500(data1[i0], {instancePath:instancePath+"/values/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":{"group":true,"values":true},"dynamicProps":false,"dynamicItems":false};

const schema218 = {"title":"Country3","type":"string","pattern":"^[A-Z]{3}$","description":"Country, as a three-letter code.","x-source":"observed"};
const pattern13 = new RegExp("^[A-Z]{3}$", "u");

function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern13.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grossPrice === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grossPrice"},message:"must have required property '"+"grossPrice"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("ITEM" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ITEM"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.itemStatus !== undefined){
if(!(validate484(data.itemStatus, {instancePath:instancePath+"/itemStatus",parentData:data,parentDataProperty:"itemStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
}
if(data.itemPaymentStatus !== undefined){
if(!(validate486(data.itemPaymentStatus, {instancePath:instancePath+"/itemPaymentStatus",parentData:data,parentDataProperty:"itemPaymentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
}
if(data.grossPrice !== undefined){
if(!(validate143(data.grossPrice, {instancePath:instancePath+"/grossPrice",parentData:data,parentDataProperty:"grossPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined){
if(!(validate143(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.taxPercent !== undefined){
if(!(validate143(data.taxPercent, {instancePath:instancePath+"/taxPercent",parentData:data,parentDataProperty:"taxPercent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.grossFee !== undefined){
if(!(validate143(data.grossFee, {instancePath:instancePath+"/grossFee",parentData:data,parentDataProperty:"grossFee",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validate227(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.estimatedShippingDate !== undefined){
if(!(validate115(data.estimatedShippingDate, {instancePath:instancePath+"/estimatedShippingDate",parentData:data,parentDataProperty:"estimatedShippingDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.estimatedDeliveryDate !== undefined){
if(!(validate115(data.estimatedDeliveryDate, {instancePath:instancePath+"/estimatedDeliveryDate",parentData:data,parentDataProperty:"estimatedDeliveryDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.remainingQuantity !== undefined){
if(!(validate143(data.remainingQuantity, {instancePath:instancePath+"/remainingQuantity",parentData:data,parentDataProperty:"remainingQuantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.additionalOrderItemData !== undefined){
let data16 = data.additionalOrderItemData;
if(Array.isArray(data16)){
if(data16.length > 10){
const err7 = {instancePath:instancePath+"/additionalOrderItemData",schemaPath:"#/properties/additionalOrderItemData/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate499(data16[i0], {instancePath:instancePath+"/additionalOrderItemData/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/additionalOrderItemData",schemaPath:"#/properties/additionalOrderItemData/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.shipFromCountry !== undefined){
if(!(validate503(data.shipFromCountry, {instancePath:instancePath+"/shipFromCountry",parentData:data,parentDataProperty:"shipFromCountry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":{"orderItemId":true,"type":true,"itemStatus":true,"itemPaymentStatus":true,"grossPrice":true,"total":true,"taxPercent":true,"grossFee":true,"offerId":true,"channelOfferId":true,"sku":true,"quantity":true,"title":true,"estimatedShippingDate":true,"estimatedDeliveryDate":true,"remainingQuantity":true,"additionalOrderItemData":true,"shipFromCountry":true},"dynamicProps":false,"dynamicItems":false};

const schema219 = {"type":"object","title":"OrderItemTypeShipping","description":"Shipping costs.","x-source":"observed","required":["orderItemId","type","grossPrice","shippingGroup"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"type":{"type":"string","const":"SHIPPING","default":"SHIPPING","description":"Which kind of order item."},"grossPrice":{"$ref":"#/components/schemas/DecimalText"},"taxPercent":{"$ref":"#/components/schemas/DecimalText"},"shippingGroup":{"type":"string","description":"Which items are shipped together."}}};

function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grossPrice === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grossPrice"},message:"must have required property '"+"grossPrice"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.shippingGroup === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingGroup"},message:"must have required property '"+"shippingGroup"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("SHIPPING" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "SHIPPING"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.grossPrice !== undefined){
if(!(validate143(data.grossPrice, {instancePath:instancePath+"/grossPrice",parentData:data,parentDataProperty:"grossPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.taxPercent !== undefined){
if(!(validate143(data.taxPercent, {instancePath:instancePath+"/taxPercent",parentData:data,parentDataProperty:"taxPercent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.shippingGroup !== undefined){
if(typeof data.shippingGroup !== "string"){
const err6 = {instancePath:instancePath+"/shippingGroup",schemaPath:"#/properties/shippingGroup/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"props":{"orderItemId":true,"type":true,"grossPrice":true,"taxPercent":true,"shippingGroup":true},"dynamicProps":false,"dynamicItems":false};

const schema220 = {"type":"object","title":"OrderItemTypePayment","description":"Payment costs.","x-source":"observed","required":["orderItemId","type","grossPrice","note"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"type":{"type":"string","const":"PAYMENT","default":"PAYMENT","description":"Which kind of order item."},"grossPrice":{"$ref":"#/components/schemas/DecimalText"},"taxPercent":{"$ref":"#/components/schemas/DecimalText"},"note":{"type":"string","description":"A note for people."}}};

function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.grossPrice === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grossPrice"},message:"must have required property '"+"grossPrice"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.note === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("PAYMENT" !== data1){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "PAYMENT"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.grossPrice !== undefined){
if(!(validate143(data.grossPrice, {instancePath:instancePath+"/grossPrice",parentData:data,parentDataProperty:"grossPrice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.taxPercent !== undefined){
if(!(validate143(data.taxPercent, {instancePath:instancePath+"/taxPercent",parentData:data,parentDataProperty:"taxPercent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":{"orderItemId":true,"type":true,"grossPrice":true,"taxPercent":true,"note":true},"dynamicProps":false,"dynamicItems":false};


function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate481.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate482(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.orderItemId = true;
props0.type = true;
props0.itemStatus = true;
props0.itemPaymentStatus = true;
props0.grossPrice = true;
props0.total = true;
props0.taxPercent = true;
props0.grossFee = true;
props0.offerId = true;
props0.channelOfferId = true;
props0.sku = true;
props0.quantity = true;
props0.title = true;
props0.estimatedShippingDate = true;
props0.estimatedDeliveryDate = true;
props0.remainingQuantity = true;
props0.additionalOrderItemData = true;
props0.shipFromCountry = true;
}
const _errs2 = errors;
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.orderItemId = true;
props0.type = true;
props0.grossPrice = true;
props0.taxPercent = true;
props0.shippingGroup = true;
}
}
const _errs3 = errors;
if(!(validate511(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.orderItemId = true;
props0.type = true;
props0.grossPrice = true;
props0.taxPercent = true;
props0.note = true;
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate481.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate481.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema221 = {"type":"object","title":"Address","description":"A postal address.","x-source":"observed","required":["lastName","street","city","country"],"properties":{"firstName":{"type":"string","description":"First name."},"lastName":{"type":"string","description":"Last name."},"gender":{"type":"string","enum":["male","female","diverse"],"description":"Gender."},"companyName":{"type":"string","description":"Company of the seller."},"street":{"type":"string","description":"Street."},"houseNumber":{"type":"string","description":"House number."},"addition":{"type":"string","description":"Addition to the address."},"postcode":{"type":"string","description":"Postcode."},"city":{"type":"string","description":"City."},"phone":{"type":"string","description":"Phone number."},"country":{"type":"string","description":"Country."},"state":{"type":"string","description":"State or province."}}};

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate517.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lastName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.street === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.city === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.country === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err4 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lastName !== undefined){
if(typeof data.lastName !== "string"){
const err5 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.gender !== undefined){
let data2 = data.gender;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === "male") || (data2 === "female")) || (data2 === "diverse"))){
const err7 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema221.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.companyName !== undefined){
if(typeof data.companyName !== "string"){
const err8 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.street !== undefined){
if(typeof data.street !== "string"){
const err9 = {instancePath:instancePath+"/street",schemaPath:"#/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.houseNumber !== undefined){
if(typeof data.houseNumber !== "string"){
const err10 = {instancePath:instancePath+"/houseNumber",schemaPath:"#/properties/houseNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.addition !== undefined){
if(typeof data.addition !== "string"){
const err11 = {instancePath:instancePath+"/addition",schemaPath:"#/properties/addition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.postcode !== undefined){
if(typeof data.postcode !== "string"){
const err12 = {instancePath:instancePath+"/postcode",schemaPath:"#/properties/postcode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.city !== undefined){
if(typeof data.city !== "string"){
const err13 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
const err14 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.state !== undefined){
if(typeof data.state !== "string"){
const err16 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":{"firstName":true,"lastName":true,"gender":true,"companyName":true,"street":true,"houseNumber":true,"addition":true,"postcode":true,"city":true,"phone":true,"country":true,"state":true},"dynamicProps":false,"dynamicItems":false};

const schema222 = {"type":"object","title":"OrderBuyer","description":"Who bought.","x-source":"observed","properties":{"email":{"type":"string","format":"email","description":"Mail address."},"vatId":{"type":"string","description":"VAT id of the buyer."}}};

function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate520.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats30.test(data0))){
const err0 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.vatId !== undefined){
if(typeof data.vatId !== "string"){
const err2 = {instancePath:instancePath+"/vatId",schemaPath:"#/properties/vatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate520.errors = vErrors;
return errors === 0;
}
validate520.evaluated = {"props":{"email":true,"vatId":true},"dynamicProps":false,"dynamicItems":false};


function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderStatus === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderStatus"},message:"must have required property '"+"orderStatus"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.purchasedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchasedAt"},message:"must have required property '"+"purchasedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.lastChangedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastChangedAt"},message:"must have required property '"+"lastChangedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.currency === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.orderItem === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItem"},message:"must have required property '"+"orderItem"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderStatus !== undefined){
if(!(validate475(data.orderStatus, {instancePath:instancePath+"/orderStatus",parentData:data,parentDataProperty:"orderStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
if(data.orderAcceptUntil !== undefined){
if(!(validate115(data.orderAcceptUntil, {instancePath:instancePath+"/orderAcceptUntil",parentData:data,parentDataProperty:"orderAcceptUntil",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.paymentMethod !== undefined){
let data3 = data.paymentMethod;
if(typeof data3 === "string"){
if(func1(data3) > 150){
const err7 = {instancePath:instancePath+"/paymentMethod",schemaPath:"#/properties/paymentMethod/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/paymentMethod",schemaPath:"#/properties/paymentMethod/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/paymentMethod",schemaPath:"#/properties/paymentMethod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.paymentReference !== undefined){
if(typeof data.paymentReference !== "string"){
const err10 = {instancePath:instancePath+"/paymentReference",schemaPath:"#/properties/paymentReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.purchasedAt !== undefined){
if(!(validate115(data.purchasedAt, {instancePath:instancePath+"/purchasedAt",parentData:data,parentDataProperty:"purchasedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.lastChangedAt !== undefined){
if(!(validate115(data.lastChangedAt, {instancePath:instancePath+"/lastChangedAt",parentData:data,parentDataProperty:"lastChangedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err11 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.orderItem !== undefined){
let data9 = data.orderItem;
if(Array.isArray(data9)){
if(data9.length < 1){
const err12 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate481(data9[i0], {instancePath:instancePath+"/orderItem/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.billingAddress !== undefined){
if(!(validate517(data.billingAddress, {instancePath:instancePath+"/billingAddress",parentData:data,parentDataProperty:"billingAddress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
}
if(data.shippingAddress !== undefined){
if(!(validate517(data.shippingAddress, {instancePath:instancePath+"/shippingAddress",parentData:data,parentDataProperty:"shippingAddress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err14 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.buyer !== undefined){
if(!(validate520(data.buyer, {instancePath:instancePath+"/buyer",parentData:data,parentDataProperty:"buyer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
}
if(data.weeePickup !== undefined){
if(typeof data.weeePickup !== "boolean"){
const err15 = {instancePath:instancePath+"/weeePickup",schemaPath:"#/properties/weeePickup/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.language !== undefined){
if(typeof data.language !== "string"){
const err16 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.invoiceDocumentTransfer !== undefined){
let data17 = data.invoiceDocumentTransfer;
if(typeof data17 !== "string"){
const err17 = {instancePath:instancePath+"/invoiceDocumentTransfer",schemaPath:"#/properties/invoiceDocumentTransfer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data17 === "not-set") || (data17 === "from-seller")) || (data17 === "from-channel"))){
const err18 = {instancePath:instancePath+"/invoiceDocumentTransfer",schemaPath:"#/properties/invoiceDocumentTransfer/enum",keyword:"enum",params:{allowedValues: schema210.properties.invoiceDocumentTransfer.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.additionalOrderData !== undefined){
let data18 = data.additionalOrderData;
if(Array.isArray(data18)){
if(data18.length > 10){
const err19 = {instancePath:instancePath+"/additionalOrderData",schemaPath:"#/properties/additionalOrderData/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate499(data18[i1], {instancePath:instancePath+"/additionalOrderData/" + i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/additionalOrderData",schemaPath:"#/properties/additionalOrderData/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.fbc !== undefined){
if(typeof data.fbc !== "boolean"){
const err21 = {instancePath:instancePath+"/fbc",schemaPath:"#/properties/fbc/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.b2b !== undefined){
if(typeof data.b2b !== "boolean"){
const err22 = {instancePath:instancePath+"/b2b",schemaPath:"#/properties/b2b/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.salesChannelName !== undefined){
let data22 = data.salesChannelName;
if(typeof data22 === "string"){
if(func1(data22) > 100){
const err23 = {instancePath:instancePath+"/salesChannelName",schemaPath:"#/properties/salesChannelName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/salesChannelName",schemaPath:"#/properties/salesChannelName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":{"sellerId":true,"orderStatus":true,"orderAcceptUntil":true,"paymentMethod":true,"paymentReference":true,"orderId":true,"purchasedAt":true,"lastChangedAt":true,"currency":true,"orderItem":true,"billingAddress":true,"shippingAddress":true,"note":true,"buyer":true,"weeePickup":true,"language":true,"invoiceDocumentTransfer":true,"additionalOrderData":true,"fbc":true,"b2b":true,"salesChannelName":true},"dynamicProps":false,"dynamicItems":false};


function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderList"},message:"must have required property '"+"orderList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderList !== undefined){
let data0 = data.orderList;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate473(data0[i0], {instancePath:instancePath+"/orderList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate473.errors : vErrors.concat(validate473.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};


function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Orders_Create_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate472(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};

const Orders_Create_201 = validate525;

const schema223 = {"$ref":"channel#/components/schemas/PartialSuccess","$id":"Orders_Create_201"};
const schema224 = {"type":"object","title":"PartialSuccess","description":"What was not stored. Nothing in it means that everything was.","x-source":"documented","properties":{"errorList":{"type":"array","items":{"$ref":"#/components/schemas/ChannelErrorEntry"},"description":"One entry for each order that was not stored, its id in `hint`; CHN401 says that there are some."}}};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errorList !== undefined){
let data0 = data.errorList;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate324(data0[i0], {instancePath:instancePath+"/errorList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/errorList",schemaPath:"#/properties/errorList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":{"errorList":true},"dynamicProps":false,"dynamicItems":false};


function validate525(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Orders_Create_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate525.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate526(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
validate525.errors = vErrors;
return errors === 0;
}
validate525.evaluated = {"props":{"errorList":true},"dynamicProps":false,"dynamicItems":false};

const Orders_UpdateStatus_body = validate529;

const schema225 = {"$ref":"channel#/components/schemas/OrderStatusList","$id":"Orders_UpdateStatus_body"};
const schema226 = {"type":"object","title":"OrderStatusList","description":"Orders whose status changed.","x-source":"observed","required":["orderList"],"properties":{"orderList":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrderStatus"},"description":"The orders."}}};
const schema227 = {"type":"object","title":"OrderStatus","description":"The status of an order.","x-source":"observed","required":["sellerId","orderId","orderStatus"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"orderStatus":{"$ref":"#/components/schemas/ChannelOrderStatus","description":"Status of the order."},"orderItems":{"type":"array","items":{"$ref":"#/components/schemas/OrderStatusItem"},"description":"Items of the order."}}};
const schema228 = {"type":"object","title":"OrderStatusItem","description":"The status of an item of an order.","x-source":"observed","required":["orderItemId","itemStatus","paymentStatus"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"itemStatus":{"$ref":"#/components/schemas/OrderItemStatus"},"paymentStatus":{"$ref":"#/components/schemas/OrderItemPaymentStatus"},"shipFromCountry":{"$ref":"#/components/schemas/Country3"}}};

function validate535(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate535.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.itemStatus === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itemStatus"},message:"must have required property '"+"itemStatus"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paymentStatus === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentStatus"},message:"must have required property '"+"paymentStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.itemStatus !== undefined){
if(!(validate484(data.itemStatus, {instancePath:instancePath+"/itemStatus",parentData:data,parentDataProperty:"itemStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
}
if(data.paymentStatus !== undefined){
if(!(validate486(data.paymentStatus, {instancePath:instancePath+"/paymentStatus",parentData:data,parentDataProperty:"paymentStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
}
if(data.shipFromCountry !== undefined){
if(!(validate503(data.shipFromCountry, {instancePath:instancePath+"/shipFromCountry",parentData:data,parentDataProperty:"shipFromCountry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate535.errors = vErrors;
return errors === 0;
}
validate535.evaluated = {"props":{"orderItemId":true,"itemStatus":true,"paymentStatus":true,"shipFromCountry":true},"dynamicProps":false,"dynamicItems":false};


function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderStatus === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderStatus"},message:"must have required property '"+"orderStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.orderStatus !== undefined){
if(!(validate475(data.orderStatus, {instancePath:instancePath+"/orderStatus",parentData:data,parentDataProperty:"orderStatus",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
errors = vErrors.length;
}
}
if(data.orderItems !== undefined){
let data3 = data.orderItems;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate535(data3[i0], {instancePath:instancePath+"/orderItems/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/orderItems",schemaPath:"#/properties/orderItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":{"sellerId":true,"orderId":true,"orderStatus":true,"orderItems":true},"dynamicProps":false,"dynamicItems":false};


function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderList"},message:"must have required property '"+"orderList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderList !== undefined){
let data0 = data.orderList;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate531(data0[i0], {instancePath:instancePath+"/orderList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};


function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Orders_UpdateStatus_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate530(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate530.errors : vErrors.concat(validate530.errors);
errors = vErrors.length;
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};

const Orders_UpdateAddress_body = validate543;

const schema229 = {"$ref":"channel#/components/schemas/OrderAddressUpdateList","$id":"Orders_UpdateAddress_body"};
const schema230 = {"type":"object","title":"OrderAddressUpdateList","description":"Orders whose address changed.","x-source":"observed","required":["orderList"],"properties":{"orderList":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/OrderAddressUpdate"},"description":"The orders."}}};
const schema231 = {"type":"object","title":"OrderAddressUpdate","description":"The address of an order; possible while it is CREATED or UNACKED.","x-source":"observed","required":["sellerId","orderId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"billingAddress":{"$ref":"#/components/schemas/Address"},"shippingAddress":{"$ref":"#/components/schemas/Address"},"buyer":{"$ref":"#/components/schemas/OrderBuyer"}}};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.billingAddress !== undefined){
if(!(validate517(data.billingAddress, {instancePath:instancePath+"/billingAddress",parentData:data,parentDataProperty:"billingAddress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
}
if(data.shippingAddress !== undefined){
if(!(validate517(data.shippingAddress, {instancePath:instancePath+"/shippingAddress",parentData:data,parentDataProperty:"shippingAddress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
}
if(data.buyer !== undefined){
if(!(validate520(data.buyer, {instancePath:instancePath+"/buyer",parentData:data,parentDataProperty:"buyer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"props":{"sellerId":true,"orderId":true,"billingAddress":true,"shippingAddress":true,"buyer":true},"dynamicProps":false,"dynamicItems":false};


function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate544.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderList"},message:"must have required property '"+"orderList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderList !== undefined){
let data0 = data.orderList;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate545(data0[i0], {instancePath:instancePath+"/orderList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate544.errors = vErrors;
return errors === 0;
}
validate544.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};


function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Orders_UpdateAddress_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate543.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate544(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
errors = vErrors.length;
}
validate543.errors = vErrors;
return errors === 0;
}
validate543.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};

const Orders_RequestCancellation_body = validate553;

const schema232 = {"$ref":"channel#/components/schemas/OrderCancellationRequest","$id":"Orders_RequestCancellation_body"};
const schema233 = {"type":"object","title":"OrderCancellationRequest","description":"The channel asks for a cancellation.","x-source":"observed","required":["orderCancellationRequestId","sellerId","orderId","orderItem"],"properties":{"orderCancellationRequestId":{"type":"string","format":"uuid","description":"Id of the cancellation request."},"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"orderItem":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/OrderCancellationItem"},"description":"Items concerned."},"cancelReason":{"$ref":"#/components/schemas/CancelReason"},"message":{"type":"string","maxLength":1024,"description":"What happened, for a person to read."}}};

function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate554.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderCancellationRequestId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderCancellationRequestId"},message:"must have required property '"+"orderCancellationRequestId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.orderItem === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItem"},message:"must have required property '"+"orderItem"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.orderCancellationRequestId !== undefined){
let data0 = data.orderCancellationRequestId;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.orderItem !== undefined){
let data3 = data.orderItem;
if(Array.isArray(data3)){
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate141(data3[i0], {instancePath:instancePath+"/orderItem/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cancelReason !== undefined){
if(!(validate96(data.cancelReason, {instancePath:instancePath+"/cancelReason",parentData:data,parentDataProperty:"cancelReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data6 = data.message;
if(typeof data6 === "string"){
if(func1(data6) > 1024){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate554.errors = vErrors;
return errors === 0;
}
validate554.evaluated = {"props":{"orderCancellationRequestId":true,"sellerId":true,"orderId":true,"orderItem":true,"cancelReason":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Orders_RequestCancellation_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate553.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate554(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
errors = vErrors.length;
}
validate553.errors = vErrors;
return errors === 0;
}
validate553.evaluated = {"props":{"orderCancellationRequestId":true,"sellerId":true,"orderId":true,"orderItem":true,"cancelReason":true,"message":true},"dynamicProps":false,"dynamicItems":false};

const Orders_AcceptCancellation_body = validate560;

const schema234 = {"$ref":"channel#/components/schemas/CancellationAccept","$id":"Orders_AcceptCancellation_body"};
const schema235 = {"type":"object","title":"CancellationAccept","description":"The channel accepts a cancellation.","x-source":"observed","required":["sellerId","orderCancellationRequestId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderCancellationRequestId":{"type":"string","format":"uuid","description":"Id of the cancellation request."}}};

function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate561.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderCancellationRequestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderCancellationRequestId"},message:"must have required property '"+"orderCancellationRequestId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderCancellationRequestId !== undefined){
let data1 = data.orderCancellationRequestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err2 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate561.errors = vErrors;
return errors === 0;
}
validate561.evaluated = {"props":{"sellerId":true,"orderCancellationRequestId":true},"dynamicProps":false,"dynamicItems":false};


function validate560(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Orders_AcceptCancellation_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate560.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate561(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
validate560.errors = vErrors;
return errors === 0;
}
validate560.evaluated = {"props":{"sellerId":true,"orderCancellationRequestId":true},"dynamicProps":false,"dynamicItems":false};

const Orders_DenyCancellation_body = validate564;

const schema236 = {"$ref":"channel#/components/schemas/CancellationDenied","$id":"Orders_DenyCancellation_body"};
const schema237 = {"type":"object","title":"CancellationDenied","description":"The channel denies a cancellation.","x-source":"observed","required":["sellerId","orderCancellationRequestId","reason"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderCancellationRequestId":{"type":"string","format":"uuid","description":"Id of the cancellation request."},"reason":{"type":"string","maxLength":250,"description":"Why."}}};

function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate565.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderCancellationRequestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderCancellationRequestId"},message:"must have required property '"+"orderCancellationRequestId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderCancellationRequestId !== undefined){
let data1 = data.orderCancellationRequestId;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err3 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/orderCancellationRequestId",schemaPath:"#/properties/orderCancellationRequestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func1(data2) > 250){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 250},message:"must NOT have more than 250 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":{"sellerId":true,"orderCancellationRequestId":true,"reason":true},"dynamicProps":false,"dynamicItems":false};


function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Orders_DenyCancellation_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate564.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate565(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
validate564.errors = vErrors;
return errors === 0;
}
validate564.evaluated = {"props":{"sellerId":true,"orderCancellationRequestId":true,"reason":true},"dynamicProps":false,"dynamicItems":false};

const Returns_Announce_body = validate568;

const schema238 = {"$ref":"channel#/components/schemas/ReturnAnnouncement","$id":"Returns_Announce_body"};
const schema239 = {"type":"object","title":"ReturnAnnouncement","description":"A buyer will send goods back.","x-source":"observed","required":["sellerId","orderId","channelReturnId"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"orderItem":{"type":"array","items":{"$ref":"#/components/schemas/ReturnAnnouncementItem"},"description":"Items concerned."},"channelReturnId":{"type":"string","description":"Id of the return, given by the channel."},"returnTracking":{"$ref":"#/components/schemas/AnnouncedReturnTracking"}}};
const schema240 = {"type":"object","title":"ReturnAnnouncementItem","description":"An item that will come back.","x-source":"observed","required":["orderItemId","quantity","returnReason"],"properties":{"orderItemId":{"$ref":"#/components/schemas/OrderItemId","description":"Id of the order item."},"quantity":{"$ref":"#/components/schemas/DecimalText","description":"How many."},"returnReason":{"$ref":"#/components/schemas/ReturnReason"},"note":{"type":"string","maxLength":1024,"description":"A note for people."}}};

function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate572.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.returnReason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "returnReason"},message:"must have required property '"+"returnReason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.orderItemId !== undefined){
if(!(validate118(data.orderItemId, {instancePath:instancePath+"/orderItemId",parentData:data,parentDataProperty:"orderItemId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.returnReason !== undefined){
if(!(validate198(data.returnReason, {instancePath:instancePath+"/returnReason",parentData:data,parentDataProperty:"returnReason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
let data3 = data.note;
if(typeof data3 === "string"){
if(func1(data3) > 1024){
const err3 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate572.errors = vErrors;
return errors === 0;
}
validate572.evaluated = {"props":{"orderItemId":true,"quantity":true,"returnReason":true,"note":true},"dynamicProps":false,"dynamicItems":false};

const schema241 = {"type":"object","title":"AnnouncedReturnTracking","description":"The parcel that comes back.","x-source":"observed","required":["carrier","trackingNumber"],"properties":{"carrier":{"type":"string","description":"Carrier that ships the parcel."},"trackingNumber":{"type":"string","description":"Tracking number of the parcel."}}};

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate577.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.carrier === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "carrier"},message:"must have required property '"+"carrier"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trackingNumber === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trackingNumber"},message:"must have required property '"+"trackingNumber"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.carrier !== undefined){
if(typeof data.carrier !== "string"){
const err2 = {instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.trackingNumber !== undefined){
if(typeof data.trackingNumber !== "string"){
const err3 = {instancePath:instancePath+"/trackingNumber",schemaPath:"#/properties/trackingNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate577.errors = vErrors;
return errors === 0;
}
validate577.evaluated = {"props":{"carrier":true,"trackingNumber":true},"dynamicProps":false,"dynamicItems":false};


function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate569.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.channelReturnId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channelReturnId"},message:"must have required property '"+"channelReturnId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.orderItem !== undefined){
let data2 = data.orderItem;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate572(data2[i0], {instancePath:instancePath+"/orderItem/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/orderItem",schemaPath:"#/properties/orderItem/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.channelReturnId !== undefined){
if(typeof data.channelReturnId !== "string"){
const err4 = {instancePath:instancePath+"/channelReturnId",schemaPath:"#/properties/channelReturnId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.returnTracking !== undefined){
if(!(validate577(data.returnTracking, {instancePath:instancePath+"/returnTracking",parentData:data,parentDataProperty:"returnTracking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate569.errors = vErrors;
return errors === 0;
}
validate569.evaluated = {"props":{"sellerId":true,"orderId":true,"orderItem":true,"channelReturnId":true,"returnTracking":true},"dynamicProps":false,"dynamicItems":false};


function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Returns_Announce_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate568.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate569(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
errors = vErrors.length;
}
validate568.errors = vErrors;
return errors === 0;
}
validate568.evaluated = {"props":{"sellerId":true,"orderId":true,"orderItem":true,"channelReturnId":true,"returnTracking":true},"dynamicProps":false,"dynamicItems":false};

const Returns_ReportResult_body = validate580;

const schema242 = {"$ref":"channel#/components/schemas/ReturnProcessingResult","$id":"Returns_ReportResult_body"};
const schema243 = {"type":"object","title":"ReturnProcessingResult","description":"What the channel made of a return.","x-source":"observed","required":["sellerId","sellerReturnId","isAccepted"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"sellerReturnId":{"type":"string","description":"Id of the return, given by the seller."},"isAccepted":{"type":"boolean","description":"Whether it was accepted."},"processingErrorList":{"type":"array","maxItems":500,"items":{"$ref":"#/components/schemas/ReturnProcessingError"},"description":"Why it was not accepted."}}};
const schema244 = {"type":"object","title":"ReturnProcessingError","description":"Why a return was not processed.","x-source":"observed","required":["message"],"properties":{"code":{"type":"string","description":"A word for the kind of problem."},"message":{"type":"string","minLength":1,"maxLength":1024,"description":"What happened, for a person to read."}}};

function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate583.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) > 1024){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate583.errors = vErrors;
return errors === 0;
}
validate583.evaluated = {"props":{"code":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate581.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerReturnId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerReturnId"},message:"must have required property '"+"sellerReturnId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.isAccepted === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isAccepted"},message:"must have required property '"+"isAccepted"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.sellerReturnId !== undefined){
if(typeof data.sellerReturnId !== "string"){
const err3 = {instancePath:instancePath+"/sellerReturnId",schemaPath:"#/properties/sellerReturnId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isAccepted !== undefined){
if(typeof data.isAccepted !== "boolean"){
const err4 = {instancePath:instancePath+"/isAccepted",schemaPath:"#/properties/isAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.processingErrorList !== undefined){
let data3 = data.processingErrorList;
if(Array.isArray(data3)){
if(data3.length > 500){
const err5 = {instancePath:instancePath+"/processingErrorList",schemaPath:"#/properties/processingErrorList/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate583(data3[i0], {instancePath:instancePath+"/processingErrorList/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/processingErrorList",schemaPath:"#/properties/processingErrorList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate581.errors = vErrors;
return errors === 0;
}
validate581.evaluated = {"props":{"sellerId":true,"sellerReturnId":true,"isAccepted":true,"processingErrorList":true},"dynamicProps":false,"dynamicItems":false};


function validate580(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Returns_ReportResult_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate580.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate581(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
validate580.errors = vErrors;
return errors === 0;
}
validate580.evaluated = {"props":{"sellerId":true,"sellerReturnId":true,"isAccepted":true,"processingErrorList":true},"dynamicProps":false,"dynamicItems":false};

const Refunds_ReportResult_body = validate586;

const schema245 = {"$ref":"channel#/components/schemas/RefundProcessingResult","$id":"Refunds_ReportResult_body"};
const schema246 = {"type":"object","title":"RefundProcessingResult","description":"What the channel made of a refund.","x-source":"observed","required":["refundId","sellerId","isAccepted"],"properties":{"refundId":{"type":"string","minLength":1,"maxLength":128,"description":"Id of the refund."},"sellerId":{"$ref":"#/components/schemas/SellerId"},"isAccepted":{"type":"boolean","description":"Whether it was accepted."},"processingErrorList":{"type":"array","maxItems":500,"items":{"$ref":"#/components/schemas/RefundProcessingError"},"description":"Why it was not accepted."}}};
const schema247 = {"type":"object","title":"RefundProcessingError","description":"Why a refund was not processed.","x-source":"observed","required":["message"],"properties":{"code":{"type":"string","description":"A word for the kind of problem."},"message":{"type":"string","minLength":1,"maxLength":1024,"description":"What happened, for a person to read."}}};

function validate589(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate589.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) > 1024){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate589.errors = vErrors;
return errors === 0;
}
validate589.evaluated = {"props":{"code":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate587(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate587.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refundId"},message:"must have required property '"+"refundId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.isAccepted === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isAccepted"},message:"must have required property '"+"isAccepted"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.refundId !== undefined){
let data0 = data.refundId;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err3 = {instancePath:instancePath+"/refundId",schemaPath:"#/properties/refundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/refundId",schemaPath:"#/properties/refundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/refundId",schemaPath:"#/properties/refundId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.isAccepted !== undefined){
if(typeof data.isAccepted !== "boolean"){
const err6 = {instancePath:instancePath+"/isAccepted",schemaPath:"#/properties/isAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.processingErrorList !== undefined){
let data3 = data.processingErrorList;
if(Array.isArray(data3)){
if(data3.length > 500){
const err7 = {instancePath:instancePath+"/processingErrorList",schemaPath:"#/properties/processingErrorList/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate589(data3[i0], {instancePath:instancePath+"/processingErrorList/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate589.errors : vErrors.concat(validate589.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/processingErrorList",schemaPath:"#/properties/processingErrorList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate587.errors = vErrors;
return errors === 0;
}
validate587.evaluated = {"props":{"refundId":true,"sellerId":true,"isAccepted":true,"processingErrorList":true},"dynamicProps":false,"dynamicItems":false};


function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Refunds_ReportResult_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate586.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate587(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
errors = vErrors.length;
}
validate586.errors = vErrors;
return errors === 0;
}
validate586.evaluated = {"props":{"refundId":true,"sellerId":true,"isAccepted":true,"processingErrorList":true},"dynamicProps":false,"dynamicItems":false};

const Invoices_Upload_body = validate592;

const schema248 = {"$ref":"channel#/components/schemas/InvoiceUpload","$id":"Invoices_Upload_body"};
const schema249 = {"type":"object","title":"InvoiceUpload","description":"An invoice and what it says.","x-source":"observed","required":["invoice","document"],"properties":{"invoice":{"$ref":"#/components/schemas/InvoiceMetaData","description":"What the document says."},"document":{"type":"string","format":"binary","description":"The document, a PDF of at most 16 MB."}}};
const schema250 = {"type":"object","title":"InvoiceMetaData","description":"What an invoice says.","x-source":"observed","required":["type","sellerId","orderId","invoiceNumber","transactionDate","taxCalculationDate","currency","billingAddress"],"properties":{"type":{"$ref":"#/components/schemas/InvoiceDocumentType","description":"Kind."},"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"invoiceNumber":{"type":"string","minLength":1,"maxLength":256,"description":"Number of the invoice or credit note."},"originalInvoiceNumber":{"type":"string","description":"Number of the invoice that is corrected."},"transactionDate":{"$ref":"#/components/schemas/Timestamp"},"taxCalculationDate":{"$ref":"#/components/schemas/Timestamp"},"transactionDetails":{"type":"string","description":"Details of the transaction."},"shipmentDate":{"$ref":"#/components/schemas/Timestamp"},"taxAddressRole":{"type":"string","enum":["shipFrom","shipTo"],"description":"Which address decides the tax."},"exportOutsideEu":{"type":"boolean","description":"Whether the goods leave the EU."},"currency":{"type":"string","description":"Currency, three letters (ISO 4217)."},"billingAddress":{"$ref":"#/components/schemas/Address"},"sellerVatNumber":{"type":"string","description":"VAT id of the seller."},"buyerVatNumber":{"type":"string","description":"VAT id of the buyer."},"orderList":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/InvoiceOrder"},"description":"The orders."}}};
const schema251 = {"type":"object","title":"InvoiceOrder","description":"An order on an invoice.","x-source":"observed","required":["orderId","purchasedAt"],"properties":{"orderId":{"$ref":"#/components/schemas/OrderId","description":"Id of the order."},"purchasedAt":{"$ref":"#/components/schemas/Timestamp"},"shippingAddress":{"$ref":"#/components/schemas/Address"},"transactionItemList":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/InvoiceTransactionItem"},"description":"Items of the invoice."}}};
const schema252 = {"type":"object","title":"InvoiceTransactionItem","description":"A line of an invoice.","x-source":"observed","required":["orderItemId","orderItemType","totalGrossPriceWithDiscounts","totalNetPriceWithDiscounts","totalVatAmountWithDiscounts","vatRate"],"properties":{"orderItemId":{"type":"string","description":"Id of the order item."},"orderItemType":{"type":"string","enum":["ITEM","SHIPPING","PAYMENT"],"description":"Kind of order item."},"sku":{"type":"string","description":"Stock keeping unit of the seller."},"title":{"type":"string","description":"Title shown to buyers."},"quantity":{"type":"number","minimum":0,"default":1,"description":"How many."},"totalGrossPriceWithDiscounts":{"type":"number","minimum":0,"description":"Gross price of the line, discounts included."},"totalNetPriceWithDiscounts":{"type":"number","minimum":0,"description":"Net price of the line, discounts included."},"totalVatAmountWithDiscounts":{"type":"number","minimum":0,"description":"VAT amount of the line, discounts included."},"vatRate":{"type":"number","minimum":0,"description":"VAT rate, in percent."},"discounts":{"type":"array","items":{"$ref":"#/components/schemas/InvoiceDiscount"},"description":"Discounts on the line."}}};
const schema253 = {"type":"object","title":"InvoiceDiscount","description":"A discount on a line.","x-source":"observed","required":["totalGrossPrice","totalNetPrice","totalVatAmount"],"properties":{"name":{"type":"string","description":"Name."},"discountId":{"type":"string","description":"Id of the discount."},"totalGrossPrice":{"type":"number","minimum":0,"default":0,"description":"Gross price of the discount."},"totalNetPrice":{"type":"number","minimum":0,"default":0,"description":"Net price of the discount."},"totalVatAmount":{"type":"number","minimum":0,"default":0,"description":"VAT amount of the discount."},"vatRate":{"type":"number","minimum":0,"default":0,"description":"VAT rate, in percent."}}};

function validate607(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate607.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalGrossPrice === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalGrossPrice"},message:"must have required property '"+"totalGrossPrice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.totalNetPrice === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalNetPrice"},message:"must have required property '"+"totalNetPrice"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totalVatAmount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalVatAmount"},message:"must have required property '"+"totalVatAmount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.discountId !== undefined){
if(typeof data.discountId !== "string"){
const err4 = {instancePath:instancePath+"/discountId",schemaPath:"#/properties/discountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.totalGrossPrice !== undefined){
let data2 = data.totalGrossPrice;
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/totalGrossPrice",schemaPath:"#/properties/totalGrossPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/totalGrossPrice",schemaPath:"#/properties/totalGrossPrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.totalNetPrice !== undefined){
let data3 = data.totalNetPrice;
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/totalNetPrice",schemaPath:"#/properties/totalNetPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/totalNetPrice",schemaPath:"#/properties/totalNetPrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.totalVatAmount !== undefined){
let data4 = data.totalVatAmount;
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/totalVatAmount",schemaPath:"#/properties/totalVatAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/totalVatAmount",schemaPath:"#/properties/totalVatAmount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.vatRate !== undefined){
let data5 = data.vatRate;
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/vatRate",schemaPath:"#/properties/vatRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/vatRate",schemaPath:"#/properties/vatRate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate607.errors = vErrors;
return errors === 0;
}
validate607.evaluated = {"props":{"name":true,"discountId":true,"totalGrossPrice":true,"totalNetPrice":true,"totalVatAmount":true,"vatRate":true},"dynamicProps":false,"dynamicItems":false};


function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate606.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderItemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemId"},message:"must have required property '"+"orderItemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderItemType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderItemType"},message:"must have required property '"+"orderItemType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totalGrossPriceWithDiscounts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalGrossPriceWithDiscounts"},message:"must have required property '"+"totalGrossPriceWithDiscounts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.totalNetPriceWithDiscounts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalNetPriceWithDiscounts"},message:"must have required property '"+"totalNetPriceWithDiscounts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.totalVatAmountWithDiscounts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalVatAmountWithDiscounts"},message:"must have required property '"+"totalVatAmountWithDiscounts"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.vatRate === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vatRate"},message:"must have required property '"+"vatRate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.orderItemId !== undefined){
if(typeof data.orderItemId !== "string"){
const err6 = {instancePath:instancePath+"/orderItemId",schemaPath:"#/properties/orderItemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.orderItemType !== undefined){
let data1 = data.orderItemType;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/orderItemType",schemaPath:"#/properties/orderItemType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "ITEM") || (data1 === "SHIPPING")) || (data1 === "PAYMENT"))){
const err8 = {instancePath:instancePath+"/orderItemType",schemaPath:"#/properties/orderItemType/enum",keyword:"enum",params:{allowedValues: schema252.properties.orderItemType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
const err9 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.quantity !== undefined){
let data4 = data.quantity;
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.totalGrossPriceWithDiscounts !== undefined){
let data5 = data.totalGrossPriceWithDiscounts;
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/totalGrossPriceWithDiscounts",schemaPath:"#/properties/totalGrossPriceWithDiscounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/totalGrossPriceWithDiscounts",schemaPath:"#/properties/totalGrossPriceWithDiscounts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.totalNetPriceWithDiscounts !== undefined){
let data6 = data.totalNetPriceWithDiscounts;
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/totalNetPriceWithDiscounts",schemaPath:"#/properties/totalNetPriceWithDiscounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/totalNetPriceWithDiscounts",schemaPath:"#/properties/totalNetPriceWithDiscounts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.totalVatAmountWithDiscounts !== undefined){
let data7 = data.totalVatAmountWithDiscounts;
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/totalVatAmountWithDiscounts",schemaPath:"#/properties/totalVatAmountWithDiscounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/totalVatAmountWithDiscounts",schemaPath:"#/properties/totalVatAmountWithDiscounts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.vatRate !== undefined){
let data8 = data.vatRate;
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/vatRate",schemaPath:"#/properties/vatRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/vatRate",schemaPath:"#/properties/vatRate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.discounts !== undefined){
let data9 = data.discounts;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate607(data9[i0], {instancePath:instancePath+"/discounts/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/discounts",schemaPath:"#/properties/discounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate606.errors = vErrors;
return errors === 0;
}
validate606.evaluated = {"props":{"orderItemId":true,"orderItemType":true,"sku":true,"title":true,"quantity":true,"totalGrossPriceWithDiscounts":true,"totalNetPriceWithDiscounts":true,"totalVatAmountWithDiscounts":true,"vatRate":true,"discounts":true},"dynamicProps":false,"dynamicItems":false};


function validate602(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate602.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.purchasedAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "purchasedAt"},message:"must have required property '"+"purchasedAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.purchasedAt !== undefined){
if(!(validate115(data.purchasedAt, {instancePath:instancePath+"/purchasedAt",parentData:data,parentDataProperty:"purchasedAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.shippingAddress !== undefined){
if(!(validate517(data.shippingAddress, {instancePath:instancePath+"/shippingAddress",parentData:data,parentDataProperty:"shippingAddress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
}
if(data.transactionItemList !== undefined){
let data3 = data.transactionItemList;
if(Array.isArray(data3)){
if(data3.length < 1){
const err2 = {instancePath:instancePath+"/transactionItemList",schemaPath:"#/properties/transactionItemList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate606(data3[i0], {instancePath:instancePath+"/transactionItemList/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/transactionItemList",schemaPath:"#/properties/transactionItemList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate602.errors = vErrors;
return errors === 0;
}
validate602.evaluated = {"props":{"orderId":true,"purchasedAt":true,"shippingAddress":true,"transactionItemList":true},"dynamicProps":false,"dynamicItems":false};


function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate594.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.invoiceNumber === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoiceNumber"},message:"must have required property '"+"invoiceNumber"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transactionDate === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transactionDate"},message:"must have required property '"+"transactionDate"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.taxCalculationDate === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taxCalculationDate"},message:"must have required property '"+"taxCalculationDate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.currency === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.billingAddress === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "billingAddress"},message:"must have required property '"+"billingAddress"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.type !== undefined){
if(!(validate182(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.invoiceNumber !== undefined){
let data3 = data.invoiceNumber;
if(typeof data3 === "string"){
if(func1(data3) > 256){
const err8 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/invoiceNumber",schemaPath:"#/properties/invoiceNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.originalInvoiceNumber !== undefined){
if(typeof data.originalInvoiceNumber !== "string"){
const err11 = {instancePath:instancePath+"/originalInvoiceNumber",schemaPath:"#/properties/originalInvoiceNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.transactionDate !== undefined){
if(!(validate115(data.transactionDate, {instancePath:instancePath+"/transactionDate",parentData:data,parentDataProperty:"transactionDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.taxCalculationDate !== undefined){
if(!(validate115(data.taxCalculationDate, {instancePath:instancePath+"/taxCalculationDate",parentData:data,parentDataProperty:"taxCalculationDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.transactionDetails !== undefined){
if(typeof data.transactionDetails !== "string"){
const err12 = {instancePath:instancePath+"/transactionDetails",schemaPath:"#/properties/transactionDetails/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.shipmentDate !== undefined){
if(!(validate115(data.shipmentDate, {instancePath:instancePath+"/shipmentDate",parentData:data,parentDataProperty:"shipmentDate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.taxAddressRole !== undefined){
let data9 = data.taxAddressRole;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/taxAddressRole",schemaPath:"#/properties/taxAddressRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data9 === "shipFrom") || (data9 === "shipTo"))){
const err14 = {instancePath:instancePath+"/taxAddressRole",schemaPath:"#/properties/taxAddressRole/enum",keyword:"enum",params:{allowedValues: schema250.properties.taxAddressRole.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.exportOutsideEu !== undefined){
if(typeof data.exportOutsideEu !== "boolean"){
const err15 = {instancePath:instancePath+"/exportOutsideEu",schemaPath:"#/properties/exportOutsideEu/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
const err16 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.billingAddress !== undefined){
if(!(validate517(data.billingAddress, {instancePath:instancePath+"/billingAddress",parentData:data,parentDataProperty:"billingAddress",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
errors = vErrors.length;
}
}
if(data.sellerVatNumber !== undefined){
if(typeof data.sellerVatNumber !== "string"){
const err17 = {instancePath:instancePath+"/sellerVatNumber",schemaPath:"#/properties/sellerVatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.buyerVatNumber !== undefined){
if(typeof data.buyerVatNumber !== "string"){
const err18 = {instancePath:instancePath+"/buyerVatNumber",schemaPath:"#/properties/buyerVatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.orderList !== undefined){
let data15 = data.orderList;
if(Array.isArray(data15)){
if(data15.length < 1){
const err19 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate602(data15[i0], {instancePath:instancePath+"/orderList/" + i0,parentData:data15,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate594.errors = vErrors;
return errors === 0;
}
validate594.evaluated = {"props":{"type":true,"sellerId":true,"orderId":true,"invoiceNumber":true,"originalInvoiceNumber":true,"transactionDate":true,"taxCalculationDate":true,"transactionDetails":true,"shipmentDate":true,"taxAddressRole":true,"exportOutsideEu":true,"currency":true,"billingAddress":true,"sellerVatNumber":true,"buyerVatNumber":true,"orderList":true},"dynamicProps":false,"dynamicItems":false};


function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate593.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoice === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoice"},message:"must have required property '"+"invoice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.document === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.invoice !== undefined){
if(!(validate594(data.invoice, {instancePath:instancePath+"/invoice",parentData:data,parentDataProperty:"invoice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
}
if(data.document !== undefined){
if(!(typeof data.document === "string")){
const err2 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate593.errors = vErrors;
return errors === 0;
}
validate593.evaluated = {"props":{"invoice":true,"document":true},"dynamicProps":false,"dynamicItems":false};


function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Invoices_Upload_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate592.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate593(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
errors = vErrors.length;
}
validate592.errors = vErrors;
return errors === 0;
}
validate592.evaluated = {"props":{"invoice":true,"document":true},"dynamicProps":false,"dynamicItems":false};

const Invoices_Download_path = validate613;

const schema254 = {"type":"object","required":["documentId"],"properties":{"documentId":{"type":"string","minLength":1}},"$id":"Invoices_Download_path"};

function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Invoices_Download_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate613.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.documentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.documentId !== undefined){
let data0 = data.documentId;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate613.errors = vErrors;
return errors === 0;
}
validate613.evaluated = {"props":{"documentId":true},"dynamicProps":false,"dynamicItems":false};

const Reports_SendData_path = validate614;

const schema255 = {"type":"object","required":["reportId"],"properties":{"reportId":{"type":"string","minLength":1}},"$id":"Reports_SendData_path"};

function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Reports_SendData_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate614.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reportId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reportId"},message:"must have required property '"+"reportId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reportId !== undefined){
let data0 = data.reportId;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/reportId",schemaPath:"#/properties/reportId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/reportId",schemaPath:"#/properties/reportId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate614.errors = vErrors;
return errors === 0;
}
validate614.evaluated = {"props":{"reportId":true},"dynamicProps":false,"dynamicItems":false};

const Reports_SendData_body = validate615;

const schema256 = {"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"channel#/components/schemas/SellerInventoryItem"},"$id":"Reports_SendData_body"};
const schema257 = {"type":"object","title":"SellerInventoryItem","description":"An offer in a report of the inventory.","x-source":"observed","properties":{"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"sku":{"$ref":"#/components/schemas/Sku"},"ean":{"type":"string","description":"European article number."},"quantity":{"$ref":"#/components/schemas/DecimalText","description":"How many."},"priceList":{"type":"array","items":{"$ref":"#/components/schemas/PriceContainer"},"description":"Prices, one entry for each price list."},"title":{"type":"string","description":"Title shown to buyers."},"channelCategoryId":{"type":"string","description":"Category of the channel; present in one form of the event, absent in another."},"channelAttributeList":{"type":"array","maxItems":1000,"items":{"$ref":"#/components/schemas/ChannelAttribute"},"description":"Values of attributes of the channel."}}};

function validate616(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate616.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validate227(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.ean !== undefined){
if(typeof data.ean !== "string"){
const err0 = {instancePath:instancePath+"/ean",schemaPath:"#/properties/ean/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.priceList !== undefined){
let data5 = data.priceList;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate217(data5[i0], {instancePath:instancePath+"/priceList/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.channelCategoryId !== undefined){
if(typeof data.channelCategoryId !== "string"){
const err3 = {instancePath:instancePath+"/channelCategoryId",schemaPath:"#/properties/channelCategoryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.channelAttributeList !== undefined){
let data9 = data.channelAttributeList;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err4 = {instancePath:instancePath+"/channelAttributeList",schemaPath:"#/properties/channelAttributeList/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate223(data9[i1], {instancePath:instancePath+"/channelAttributeList/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/channelAttributeList",schemaPath:"#/properties/channelAttributeList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate616.errors = vErrors;
return errors === 0;
}
validate616.evaluated = {"props":{"offerId":true,"channelOfferId":true,"sku":true,"ean":true,"quantity":true,"priceList":true,"title":true,"channelCategoryId":true,"channelAttributeList":true},"dynamicProps":false,"dynamicItems":false};


function validate615(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Reports_SendData_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate615.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate616(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate615.errors = vErrors;
return errors === 0;
}
validate615.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const Notifications_Send_body = validate624;

const schema258 = {"$ref":"channel#/components/schemas/Notification","$id":"Notifications_Send_body"};
const schema259 = {"type":"object","title":"Notification","description":"The channel tells a seller something.","x-source":"observed","required":["sellerId","severity","message"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"severity":{"$ref":"#/components/schemas/ChannelNotificationSeverity","description":"How bad it is."},"message":{"type":"string","description":"What happened, for a person to read."},"reference":{"$ref":"#/components/schemas/ChannelNotificationReference"}}};
const schema260 = {"type":"string","title":"ChannelNotificationSeverity","description":"How bad it is.","enum":["INFO","WARNING","ERROR"],"x-source":"observed"};

function validate627(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate627.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "INFO") || (data === "WARNING")) || (data === "ERROR"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema260.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate627.errors = vErrors;
return errors === 0;
}
validate627.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema261 = {"type":"object","title":"ChannelNotificationReference","description":"What a notification is about.","x-source":"observed","required":["type","id"],"properties":{"type":{"$ref":"#/components/schemas/ChannelNotificationReferenceType","description":"Kind."},"id":{"type":"string","description":"Id."}}};
const schema262 = {"type":"string","title":"ChannelNotificationReferenceType","description":"Kind of thing a notification is about.","enum":["OFFER","CHANNELOFFER","ORDERITEMID"],"x-source":"observed"};

function validate630(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate630.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "OFFER") || (data === "CHANNELOFFER")) || (data === "ORDERITEMID"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema262.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate630.errors = vErrors;
return errors === 0;
}
validate630.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate629(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate629.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
if(!(validate630(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate629.errors = vErrors;
return errors === 0;
}
validate629.evaluated = {"props":{"type":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate625(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate625.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.severity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.severity !== undefined){
if(!(validate627(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reference !== undefined){
if(!(validate629(data.reference, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate629.errors : vErrors.concat(validate629.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate625.errors = vErrors;
return errors === 0;
}
validate625.evaluated = {"props":{"sellerId":true,"severity":true,"message":true,"reference":true},"dynamicProps":false,"dynamicItems":false};


function validate624(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Notifications_Send_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate624.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate625(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate625.errors : vErrors.concat(validate625.errors);
errors = vErrors.length;
}
validate624.errors = vErrors;
return errors === 0;
}
validate624.evaluated = {"props":{"sellerId":true,"severity":true,"message":true,"reference":true},"dynamicProps":false,"dynamicItems":false};

const Tickets_Create_body = validate634;

const schema263 = {"$ref":"channel#/components/schemas/Ticket","$id":"Tickets_Create_body"};
const schema264 = {"type":"object","title":"Ticket","description":"A question of a buyer, for a seller.","x-source":"observed","required":["sellerId","ticketId","topic","createdAt","from","subject","message"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"ticketId":{"type":"string","minLength":1,"maxLength":256,"description":"Id of the ticket."},"topic":{"$ref":"#/components/schemas/Topic"},"reference":{"$ref":"#/components/schemas/TicketReference"},"replyRequested":{"type":"boolean","default":true,"description":"Whether an answer is expected."},"createdAt":{"$ref":"#/components/schemas/Timestamp"},"from":{"$ref":"#/components/schemas/TicketFrom"},"subject":{"type":"string","minLength":1,"maxLength":1024,"description":"Subject of the ticket."},"message":{"type":"string","minLength":1,"maxLength":1024,"description":"What happened, for a person to read."},"attachment":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/TicketAttachment"},"description":"Files attached."}}};
const schema265 = {"type":"string","title":"Topic","description":"What a ticket is about.","enum":["QUESTION","FEEDBACK","DELIVERY","RETURN","REFUND","INCIDENT"],"x-source":"observed"};

function validate637(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate637.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((data === "QUESTION") || (data === "FEEDBACK")) || (data === "DELIVERY")) || (data === "RETURN")) || (data === "REFUND")) || (data === "INCIDENT"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema265.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate637.errors = vErrors;
return errors === 0;
}
validate637.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema266 = {"type":"object","title":"TicketReference","description":"What a ticket is about.","x-source":"observed","required":["type","id"],"properties":{"type":{"type":"string","enum":["OFFER","CHANNELOFFER","ORDERID","ORDERITEMID"],"description":"Kind."},"id":{"type":"string","description":"Id."}}};

function validate639(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate639.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "OFFER") || (data0 === "CHANNELOFFER")) || (data0 === "ORDERID")) || (data0 === "ORDERITEMID"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema266.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate639.errors = vErrors;
return errors === 0;
}
validate639.evaluated = {"props":{"type":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate635(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate635.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticketId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticketId"},message:"must have required property '"+"ticketId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.topic === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topic"},message:"must have required property '"+"topic"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.from === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.subject === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.message === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.ticketId !== undefined){
let data1 = data.ticketId;
if(typeof data1 === "string"){
if(func1(data1) > 256){
const err7 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.topic !== undefined){
if(!(validate637(data.topic, {instancePath:instancePath+"/topic",parentData:data,parentDataProperty:"topic",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate637.errors : vErrors.concat(validate637.errors);
errors = vErrors.length;
}
}
if(data.reference !== undefined){
if(!(validate639(data.reference, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
errors = vErrors.length;
}
}
if(data.replyRequested !== undefined){
if(typeof data.replyRequested !== "boolean"){
const err10 = {instancePath:instancePath+"/replyRequested",schemaPath:"#/properties/replyRequested/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.createdAt !== undefined){
if(!(validate115(data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate310(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data7 = data.subject;
if(typeof data7 === "string"){
if(func1(data7) > 1024){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data7) < 1){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.message !== undefined){
let data8 = data.message;
if(typeof data8 === "string"){
if(func1(data8) > 1024){
const err14 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data8) < 1){
const err15 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.attachment !== undefined){
let data9 = data.attachment;
if(Array.isArray(data9)){
if(data9.length > 10){
const err17 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate312(data9[i0], {instancePath:instancePath+"/attachment/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate635.errors = vErrors;
return errors === 0;
}
validate635.evaluated = {"props":{"sellerId":true,"ticketId":true,"topic":true,"reference":true,"replyRequested":true,"createdAt":true,"from":true,"subject":true,"message":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};


function validate634(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Tickets_Create_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate634.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate635(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate635.errors : vErrors.concat(validate635.errors);
errors = vErrors.length;
}
validate634.errors = vErrors;
return errors === 0;
}
validate634.evaluated = {"props":{"sellerId":true,"ticketId":true,"topic":true,"reference":true,"replyRequested":true,"createdAt":true,"from":true,"subject":true,"message":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};

const Tickets_UploadAttachment_body = validate645;

const schema267 = {"$ref":"channel#/components/schemas/AttachmentUpload","$id":"Tickets_UploadAttachment_body"};
const schema268 = {"type":"object","title":"AttachmentUpload","description":"A file of a ticket and where it belongs.","x-source":"documented","required":["attachmentData","attachment"],"properties":{"attachmentData":{"$ref":"#/components/schemas/AttachmentData"},"attachment":{"type":"string","format":"binary","description":"The file, at most 16 MB: text, PDF, Word, Excel or an image."}}};
const schema269 = {"type":"object","title":"AttachmentData","description":"Which file is attached to which ticket.","x-source":"observed","required":["sellerId","ticketId","filename"],"properties":{"sellerId":{"$ref":"#/components/schemas/SellerId"},"ticketId":{"type":"string","minLength":1,"maxLength":256,"description":"Id of the ticket."},"filename":{"type":"string","pattern":"^\\w+\\.\\w{1,10}$","description":"Name of the file."}}};
const pattern14 = new RegExp("^\\w+\\.\\w{1,10}$", "u");

function validate647(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate647.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticketId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticketId"},message:"must have required property '"+"ticketId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.filename === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.ticketId !== undefined){
let data1 = data.ticketId;
if(typeof data1 === "string"){
if(func1(data1) > 256){
const err3 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.filename !== undefined){
let data2 = data.filename;
if(typeof data2 === "string"){
if(!pattern14.test(data2)){
const err6 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern: "^\\w+\\.\\w{1,10}$"},message:"must match pattern \""+"^\\w+\\.\\w{1,10}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate647.errors = vErrors;
return errors === 0;
}
validate647.evaluated = {"props":{"sellerId":true,"ticketId":true,"filename":true},"dynamicProps":false,"dynamicItems":false};


function validate646(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate646.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attachmentData === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachmentData"},message:"must have required property '"+"attachmentData"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attachment === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachment"},message:"must have required property '"+"attachment"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attachmentData !== undefined){
if(!(validate647(data.attachmentData, {instancePath:instancePath+"/attachmentData",parentData:data,parentDataProperty:"attachmentData",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
errors = vErrors.length;
}
}
if(data.attachment !== undefined){
if(!(typeof data.attachment === "string")){
const err2 = {instancePath:instancePath+"/attachment",schemaPath:"#/properties/attachment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate646.errors = vErrors;
return errors === 0;
}
validate646.evaluated = {"props":{"attachmentData":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};


function validate645(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Tickets_UploadAttachment_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate645.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate646(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate646.errors : vErrors.concat(validate646.errors);
errors = vErrors.length;
}
validate645.errors = vErrors;
return errors === 0;
}
validate645.evaluated = {"props":{"attachmentData":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};

const Tickets_DownloadAttachment_query = validate651;

const schema270 = {"type":"object","required":["sellerId","ticketId","filename"],"properties":{"sellerId":{"$ref":"channel#/components/schemas/SellerId"},"ticketId":{"type":"string","minLength":1,"maxLength":256},"filename":{"type":"string","minLength":1,"maxLength":256}},"$id":"Tickets_DownloadAttachment_query"};

function validate652(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate652.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{1,50}$"},message:"must match pattern \""+"^\\w{1,50}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate652.errors = vErrors;
return errors === 0;
}
validate652.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Tickets_DownloadAttachment_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate651.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sellerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticketId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticketId"},message:"must have required property '"+"ticketId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.filename === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sellerId !== undefined){
if(!(validate652(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.ticketId !== undefined){
let data1 = data.ticketId;
if(typeof data1 === "string"){
if(func1(data1) > 256){
const err3 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ticketId",schemaPath:"#/properties/ticketId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.filename !== undefined){
let data2 = data.filename;
if(typeof data2 === "string"){
if(func1(data2) > 256){
const err6 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate651.errors = vErrors;
return errors === 0;
}
validate651.evaluated = {"props":{"sellerId":true,"ticketId":true,"filename":true},"dynamicProps":false,"dynamicItems":false};

const SellerChannels_StartSignUp_header = validate654;

const schema272 = {"type":"object","required":["user-agent"],"properties":{"user-agent":{"type":"string","minLength":1},"accept-language":{"type":"string","minLength":1}},"$id":"SellerChannels_StartSignUp_header"};

function validate654(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerChannels_StartSignUp_header" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate654.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["user-agent"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user-agent"},message:"must have required property '"+"user-agent"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["user-agent"] !== undefined){
let data0 = data["user-agent"];
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/user-agent",schemaPath:"#/properties/user-agent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/user-agent",schemaPath:"#/properties/user-agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["accept-language"] !== undefined){
let data1 = data["accept-language"];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err3 = {instancePath:instancePath+"/accept-language",schemaPath:"#/properties/accept-language/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/accept-language",schemaPath:"#/properties/accept-language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate654.errors = vErrors;
return errors === 0;
}
validate654.evaluated = {"props":{"user-agent":true,"accept-language":true},"dynamicProps":false,"dynamicItems":false};

const SellerChannels_StartSignUp_path = validate655;

const schema273 = {"type":"object","required":["channel"],"properties":{"channel":{"$ref":"channel#/components/schemas/ChannelId"}},"$id":"SellerChannels_StartSignUp_path"};

function validate656(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate656.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{5,15}$"},message:"must match pattern \""+"^\\w{5,15}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate656.errors = vErrors;
return errors === 0;
}
validate656.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate655(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerChannels_StartSignUp_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate655.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate656(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate656.errors : vErrors.concat(validate656.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate655.errors = vErrors;
return errors === 0;
}
validate655.evaluated = {"props":{"channel":true},"dynamicProps":false,"dynamicItems":false};

const SellerChannels_StartSignUp_200 = validate658;

const schema275 = {"$ref":"channel#/components/schemas/SignUpAddress","$id":"SellerChannels_StartSignUp_200"};
const schema276 = {"type":"object","title":"SignUpAddress","description":"Where a seller signs up to a channel.","x-source":"documented","properties":{"signUpUrl":{"type":"string","description":"Page of the channel, with the session."},"expiresAt":{"type":"integer","format":"int64","description":"When the session ends, in seconds since the epoch."}}};

function validate659(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate659.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signUpUrl !== undefined){
if(typeof data.signUpUrl !== "string"){
const err0 = {instancePath:instancePath+"/signUpUrl",schemaPath:"#/properties/signUpUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err1 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 == "number"){
if(!(formats18.validate(data1))){
const err2 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate659.errors = vErrors;
return errors === 0;
}
validate659.evaluated = {"props":{"signUpUrl":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};


function validate658(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerChannels_StartSignUp_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate658.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate659(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
errors = vErrors.length;
}
validate658.errors = vErrors;
return errors === 0;
}
validate658.evaluated = {"props":{"signUpUrl":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};

const SellerChannels_StartUpdate_200 = validate661;

const schema277 = {"$ref":"channel#/components/schemas/UpdateAddress","$id":"SellerChannels_StartUpdate_200"};
const schema278 = {"type":"object","title":"UpdateAddress","description":"Where a seller updates the link to a channel.","x-source":"documented","properties":{"updateUrl":{"type":"string","description":"Page of the channel, with the session."},"sellerId":{"$ref":"#/components/schemas/SellerId"},"expiresAt":{"type":"integer","format":"int64","description":"When the session ends, in seconds since the epoch."}}};

function validate662(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate662.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.updateUrl !== undefined){
if(typeof data.updateUrl !== "string"){
const err0 = {instancePath:instancePath+"/updateUrl",schemaPath:"#/properties/updateUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined){
let data2 = data.expiresAt;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err1 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data2 == "number"){
if(!(formats18.validate(data2))){
const err2 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate662.errors = vErrors;
return errors === 0;
}
validate662.evaluated = {"props":{"updateUrl":true,"sellerId":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};


function validate661(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerChannels_StartUpdate_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate661.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate662(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors);
errors = vErrors.length;
}
validate661.errors = vErrors;
return errors === 0;
}
validate661.evaluated = {"props":{"updateUrl":true,"sellerId":true,"expiresAt":true},"dynamicProps":false,"dynamicItems":false};

const SellerChannels_Unlink_path = validate665;

const schema279 = {"type":"object","required":["channel","sellerId"],"properties":{"channel":{"$ref":"channel#/components/schemas/ChannelId"},"sellerId":{"$ref":"channel#/components/schemas/SellerId"}},"$id":"SellerChannels_Unlink_path"};

function validate666(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate666.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{5,15}$"},message:"must match pattern \""+"^\\w{5,15}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate666.errors = vErrors;
return errors === 0;
}
validate666.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate668(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate668.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{1,50}$"},message:"must match pattern \""+"^\\w{1,50}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate668.errors = vErrors;
return errors === 0;
}
validate668.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate665(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerChannels_Unlink_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate665.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate666(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate666.errors : vErrors.concat(validate666.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate668(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate668.errors : vErrors.concat(validate668.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate665.errors = vErrors;
return errors === 0;
}
validate665.evaluated = {"props":{"channel":true,"sellerId":true},"dynamicProps":false,"dynamicItems":false};

const SellerEvents_List_query = validate670;

const schema282 = {"type":"object","required":[],"properties":{"createdAfter":{"$ref":"channel#/components/schemas/Timestamp"},"eventTypeFilter":{"type":"array","items":{"type":"string"}},"channel":{"$ref":"channel#/components/schemas/ChannelId"}},"$id":"SellerEvents_List_query"};

function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate671.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate671.errors = vErrors;
return errors === 0;
}
validate671.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate673(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate673.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{5,15}$"},message:"must match pattern \""+"^\\w{5,15}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate673.errors = vErrors;
return errors === 0;
}
validate673.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate670(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerEvents_List_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate670.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.createdAfter !== undefined){
if(!(validate671(data.createdAfter, {instancePath:instancePath+"/createdAfter",parentData:data,parentDataProperty:"createdAfter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
errors = vErrors.length;
}
}
if(data.eventTypeFilter !== undefined){
let data1 = data.eventTypeFilter;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err0 = {instancePath:instancePath+"/eventTypeFilter/" + i0,schemaPath:"#/properties/eventTypeFilter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/eventTypeFilter",schemaPath:"#/properties/eventTypeFilter/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.channel !== undefined){
if(!(validate673(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate673.errors : vErrors.concat(validate673.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate670.errors = vErrors;
return errors === 0;
}
validate670.evaluated = {"props":{"createdAfter":true,"eventTypeFilter":true,"channel":true},"dynamicProps":false,"dynamicItems":false};

const SellerEvents_List_200 = validate675;

const schema285 = {"$ref":"channel#/components/schemas/SellerEventList","$id":"SellerEvents_List_200"};
const schema286 = {"type":"object","title":"SellerEventList","description":"A page of events for sellers. Types that were seen are Channel:ChannelDataChanged, Channel:Order.Return and Channel:Order.RefundProcessingResult.","x-source":"documented","x-not-shown":"seller-event-types","required":["eventList"],"properties":{"eventList":{"type":"array","maxItems":100,"items":{"$ref":"#/components/schemas/EventEnvelope"},"description":"First in, first out."}}};

function validate676(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate676.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventList"},message:"must have required property '"+"eventList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventList !== undefined){
let data0 = data.eventList;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/eventList",schemaPath:"#/properties/eventList/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate74(data0[i0], {instancePath:instancePath+"/eventList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/eventList",schemaPath:"#/properties/eventList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate676.errors = vErrors;
return errors === 0;
}
validate676.evaluated = {"props":{"eventList":true},"dynamicProps":false,"dynamicItems":false};


function validate675(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerEvents_List_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate675.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate676(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
errors = vErrors.length;
}
validate675.errors = vErrors;
return errors === 0;
}
validate675.evaluated = {"props":{"eventList":true},"dynamicProps":false,"dynamicItems":false};

const SellerEvents_Acknowledge_body = validate679;

const schema287 = {"$ref":"channel#/components/schemas/EventIdList","$id":"SellerEvents_Acknowledge_body"};
const schema288 = {"type":"object","title":"EventIdList","description":"The ids of processed events.","x-source":"given §4.5","additionalProperties":false,"required":["eventIdList"],"properties":{"eventIdList":{"type":"array","minItems":1,"maxItems":100,"x-limit-source":"documented","items":{"type":"string","minLength":1}}}};

function validate680(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate680.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventIdList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventIdList"},message:"must have required property '"+"eventIdList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "eventIdList")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.eventIdList !== undefined){
let data0 = data.eventIdList;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/eventIdList",schemaPath:"#/properties/eventIdList/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/eventIdList",schemaPath:"#/properties/eventIdList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/eventIdList/" + i0,schemaPath:"#/properties/eventIdList/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/eventIdList/" + i0,schemaPath:"#/properties/eventIdList/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/eventIdList",schemaPath:"#/properties/eventIdList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate680.errors = vErrors;
return errors === 0;
}
validate680.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate679(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerEvents_Acknowledge_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate679.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate680(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate680.errors : vErrors.concat(validate680.errors);
errors = vErrors.length;
}
validate679.errors = vErrors;
return errors === 0;
}
validate679.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const SellerOffers_Create_body = validate682;

const schema289 = {"$ref":"channel#/components/schemas/SellerOfferList","$id":"SellerOffers_Create_body"};
const schema290 = {"type":"object","title":"SellerOfferList","description":"Offers of a seller. The documented part of the shape; further fields are accepted.","x-source":"documented","required":["offerList"],"properties":{"offerList":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/SellerOffer"},"description":"The offers."}}};
const schema291 = {"type":"object","title":"SellerOffer","description":"A product and how each channel offers it.","x-source":"documented","required":["salesChannelOfferList"],"properties":{"salesChannelOfferList":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/SalesChannelOffer"},"description":"One entry for each channel."},"product":{"$ref":"#/components/schemas/SellerProduct"}}};
const schema292 = {"type":"object","title":"SalesChannelOffer","description":"How a channel offers a product.","x-source":"documented","required":["channel","sellerId","offerId"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"priceList":{"type":"array","items":{"$ref":"#/components/schemas/PriceContainer"},"description":"Prices, one entry for each price list."}}};

function validate685(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate685.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.offerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.priceList !== undefined){
let data3 = data.priceList;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate217(data3[i0], {instancePath:instancePath+"/priceList/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate685.errors = vErrors;
return errors === 0;
}
validate685.evaluated = {"props":{"channel":true,"sellerId":true,"offerId":true,"priceList":true},"dynamicProps":false,"dynamicItems":false};

const schema293 = {"type":"object","title":"SellerProduct","description":"A product of a seller.","x-source":"documented","properties":{"sku":{"$ref":"#/components/schemas/Sku"},"title":{"type":"string","minLength":1,"maxLength":512,"description":"Title shown to buyers."}}};

function validate691(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate691.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sku !== undefined){
if(!(validate227(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func1(data1) > 512){
const err0 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data1) < 1){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate691.errors = vErrors;
return errors === 0;
}
validate691.evaluated = {"props":{"sku":true,"title":true},"dynamicProps":false,"dynamicItems":false};


function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate684.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.salesChannelOfferList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "salesChannelOfferList"},message:"must have required property '"+"salesChannelOfferList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.salesChannelOfferList !== undefined){
let data0 = data.salesChannelOfferList;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/salesChannelOfferList",schemaPath:"#/properties/salesChannelOfferList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate685(data0[i0], {instancePath:instancePath+"/salesChannelOfferList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/salesChannelOfferList",schemaPath:"#/properties/salesChannelOfferList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.product !== undefined){
if(!(validate691(data.product, {instancePath:instancePath+"/product",parentData:data,parentDataProperty:"product",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate691.errors : vErrors.concat(validate691.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate684.errors = vErrors;
return errors === 0;
}
validate684.evaluated = {"props":{"salesChannelOfferList":true,"product":true},"dynamicProps":false,"dynamicItems":false};


function validate683(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate683.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerList"},message:"must have required property '"+"offerList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerList !== undefined){
let data0 = data.offerList;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate684(data0[i0], {instancePath:instancePath+"/offerList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate683.errors = vErrors;
return errors === 0;
}
validate683.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};


function validate682(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOffers_Create_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate682.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate683(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
errors = vErrors.length;
}
validate682.errors = vErrors;
return errors === 0;
}
validate682.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};

const SellerOffers_End_body = validate696;

const schema294 = {"$ref":"channel#/components/schemas/SellerOfferEndList","$id":"SellerOffers_End_body"};
const schema295 = {"type":"object","title":"SellerOfferEndList","description":"Offers to end.","x-source":"documented","required":["offerList"],"properties":{"offerList":{"type":"array","minItems":1,"maxItems":5000,"items":{"$ref":"#/components/schemas/SellerOfferEnd"},"description":"One entry for each."}}};
const schema296 = {"type":"object","title":"SellerOfferEnd","description":"One entry of SellerOfferEndList.","x-source":"documented","required":["channel","sellerId","offerId"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"}}};

function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate698.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.offerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate698.errors = vErrors;
return errors === 0;
}
validate698.evaluated = {"props":{"channel":true,"sellerId":true,"offerId":true,"channelOfferId":true},"dynamicProps":false,"dynamicItems":false};


function validate697(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate697.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerList"},message:"must have required property '"+"offerList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerList !== undefined){
let data0 = data.offerList;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err1 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate698(data0[i0], {instancePath:instancePath+"/offerList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate698.errors : vErrors.concat(validate698.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate697.errors = vErrors;
return errors === 0;
}
validate697.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};


function validate696(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOffers_End_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate696.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate697(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
errors = vErrors.length;
}
validate696.errors = vErrors;
return errors === 0;
}
validate696.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};

const SellerOffers_UpdatePrices_body = validate705;

const schema297 = {"$ref":"channel#/components/schemas/SellerOfferPriceList","$id":"SellerOffers_UpdatePrices_body"};
const schema298 = {"type":"object","title":"SellerOfferPriceList","description":"Offers with new prices.","x-source":"documented","required":["offerList"],"properties":{"offerList":{"type":"array","minItems":1,"maxItems":5000,"items":{"$ref":"#/components/schemas/SellerOfferPrice"},"description":"One entry for each."}}};
const schema299 = {"type":"object","title":"SellerOfferPrice","description":"One entry of SellerOfferPriceList.","x-source":"documented","required":["channel","sellerId","offerId"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"priceList":{"type":"array","items":{"$ref":"#/components/schemas/PriceContainer"},"description":"Prices, one entry for each price list."}}};

function validate707(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate707.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.offerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.priceList !== undefined){
let data4 = data.priceList;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate217(data4[i0], {instancePath:instancePath+"/priceList/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/priceList",schemaPath:"#/properties/priceList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate707.errors = vErrors;
return errors === 0;
}
validate707.evaluated = {"props":{"channel":true,"sellerId":true,"offerId":true,"channelOfferId":true,"priceList":true},"dynamicProps":false,"dynamicItems":false};


function validate706(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate706.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerList"},message:"must have required property '"+"offerList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerList !== undefined){
let data0 = data.offerList;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err1 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate707(data0[i0], {instancePath:instancePath+"/offerList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate707.errors : vErrors.concat(validate707.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate706.errors = vErrors;
return errors === 0;
}
validate706.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};


function validate705(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOffers_UpdatePrices_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate705.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate706(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate706.errors : vErrors.concat(validate706.errors);
errors = vErrors.length;
}
validate705.errors = vErrors;
return errors === 0;
}
validate705.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};

const SellerOffers_UpdateStock_body = validate715;

const schema300 = {"$ref":"channel#/components/schemas/SellerOfferStockList","$id":"SellerOffers_UpdateStock_body"};
const schema301 = {"type":"object","title":"SellerOfferStockList","description":"Offers with new stocks.","x-source":"documented","required":["offerList"],"properties":{"offerList":{"type":"array","minItems":1,"maxItems":5000,"items":{"$ref":"#/components/schemas/SellerOfferStock"},"description":"One entry for each."}}};
const schema302 = {"type":"object","title":"SellerOfferStock","description":"One entry of SellerOfferStockList.","x-source":"documented","required":["channel","sellerId","offerId"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"offerId":{"$ref":"#/components/schemas/OfferId"},"channelOfferId":{"$ref":"#/components/schemas/ChannelOfferId"},"quantity":{"$ref":"#/components/schemas/DecimalText"}}};

function validate717(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate717.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.offerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerId"},message:"must have required property '"+"offerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.offerId !== undefined){
if(!(validate210(data.offerId, {instancePath:instancePath+"/offerId",parentData:data,parentDataProperty:"offerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
if(data.channelOfferId !== undefined){
if(!(validate213(data.channelOfferId, {instancePath:instancePath+"/channelOfferId",parentData:data,parentDataProperty:"channelOfferId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
if(data.quantity !== undefined){
if(!(validate143(data.quantity, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate717.errors = vErrors;
return errors === 0;
}
validate717.evaluated = {"props":{"channel":true,"sellerId":true,"offerId":true,"channelOfferId":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate716(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate716.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offerList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offerList"},message:"must have required property '"+"offerList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.offerList !== undefined){
let data0 = data.offerList;
if(Array.isArray(data0)){
if(data0.length > 5000){
const err1 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate717(data0[i0], {instancePath:instancePath+"/offerList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate717.errors : vErrors.concat(validate717.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/offerList",schemaPath:"#/properties/offerList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate716.errors = vErrors;
return errors === 0;
}
validate716.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};


function validate715(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOffers_UpdateStock_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate715.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate716(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate716.errors : vErrors.concat(validate716.errors);
errors = vErrors.length;
}
validate715.errors = vErrors;
return errors === 0;
}
validate715.evaluated = {"props":{"offerList":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrders_Accept_body = validate725;

const schema303 = {"$ref":"channel#/components/schemas/SellerOrderAcceptList","$id":"SellerOrders_Accept_body"};
const schema304 = {"type":"object","title":"SellerOrderAcceptList","description":"Orders that the seller accepts or refuses.","x-source":"documented","required":["orderList"],"properties":{"orderList":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"#/components/schemas/SellerOrderAccept"},"description":"One entry for each."}}};
const schema305 = {"type":"object","title":"SellerOrderAccept","description":"One entry of SellerOrderAcceptList.","x-source":"documented","required":["channel","sellerId","orderId"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId"},"orderAccepted":{"type":"boolean","description":"Whether the seller accepts the order."},"reason":{"$ref":"#/components/schemas/CancelReason"}}};

function validate727(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate727.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.orderAccepted !== undefined){
if(typeof data.orderAccepted !== "boolean"){
const err3 = {instancePath:instancePath+"/orderAccepted",schemaPath:"#/properties/orderAccepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
if(!(validate96(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate727.errors = vErrors;
return errors === 0;
}
validate727.evaluated = {"props":{"channel":true,"sellerId":true,"orderId":true,"orderAccepted":true,"reason":true},"dynamicProps":false,"dynamicItems":false};


function validate726(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate726.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderList"},message:"must have required property '"+"orderList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderList !== undefined){
let data0 = data.orderList;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate727(data0[i0], {instancePath:instancePath+"/orderList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate726.errors = vErrors;
return errors === 0;
}
validate726.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};


function validate725(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrders_Accept_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate725.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate726(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate726.errors : vErrors.concat(validate726.errors);
errors = vErrors.length;
}
validate725.errors = vErrors;
return errors === 0;
}
validate725.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrders_ReportPayment_body = validate734;

const schema306 = {"$ref":"channel#/components/schemas/SellerOrderPaymentList","$id":"SellerOrders_ReportPayment_body"};
const schema307 = {"type":"object","title":"SellerOrderPaymentList","description":"Orders that are paid.","x-source":"documented","required":["orderList"],"properties":{"orderList":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/SellerOrderPayment"},"description":"One entry for each."}}};
const schema308 = {"type":"object","title":"SellerOrderPayment","description":"One entry of SellerOrderPaymentList.","x-source":"documented","required":["channel","sellerId","orderId"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId"},"paymentComplete":{"type":"boolean","description":"Whether everything has been paid."},"paidAt":{"$ref":"#/components/schemas/Timestamp"}}};

function validate736(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate736.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.paymentComplete !== undefined){
if(typeof data.paymentComplete !== "boolean"){
const err3 = {instancePath:instancePath+"/paymentComplete",schemaPath:"#/properties/paymentComplete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.paidAt !== undefined){
if(!(validate115(data.paidAt, {instancePath:instancePath+"/paidAt",parentData:data,parentDataProperty:"paidAt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate736.errors = vErrors;
return errors === 0;
}
validate736.evaluated = {"props":{"channel":true,"sellerId":true,"orderId":true,"paymentComplete":true,"paidAt":true},"dynamicProps":false,"dynamicItems":false};


function validate735(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate735.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderList"},message:"must have required property '"+"orderList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderList !== undefined){
let data0 = data.orderList;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate736(data0[i0], {instancePath:instancePath+"/orderList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate736.errors : vErrors.concat(validate736.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate735.errors = vErrors;
return errors === 0;
}
validate735.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};


function validate734(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrders_ReportPayment_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate734.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate735(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate735.errors : vErrors.concat(validate735.errors);
errors = vErrors.length;
}
validate734.errors = vErrors;
return errors === 0;
}
validate734.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrders_ReportShipping_body = validate743;

const schema309 = {"$ref":"channel#/components/schemas/SellerOrderShippingList","$id":"SellerOrders_ReportShipping_body"};
const schema310 = {"type":"object","title":"SellerOrderShippingList","description":"Orders that are shipped.","x-source":"documented","required":["orderList"],"properties":{"orderList":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/SellerOrderShipping"},"description":"One entry for each."}}};
const schema311 = {"type":"object","title":"SellerOrderShipping","description":"One entry of SellerOrderShippingList.","x-source":"documented","required":["channel","sellerId","orderId"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"orderId":{"$ref":"#/components/schemas/OrderId"},"shippingComplete":{"type":"boolean","description":"Whether everything has been shipped."},"shippingItems":{"type":"array","minItems":1,"items":{"$ref":"#/components/schemas/ShippingPosition"},"description":"Parcels."}}};

function validate745(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate745.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.orderId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validate110(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.shippingComplete !== undefined){
if(typeof data.shippingComplete !== "boolean"){
const err3 = {instancePath:instancePath+"/shippingComplete",schemaPath:"#/properties/shippingComplete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.shippingItems !== undefined){
let data4 = data.shippingItems;
if(Array.isArray(data4)){
if(data4.length < 1){
const err4 = {instancePath:instancePath+"/shippingItems",schemaPath:"#/properties/shippingItems/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate112(data4[i0], {instancePath:instancePath+"/shippingItems/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/shippingItems",schemaPath:"#/properties/shippingItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate745.errors = vErrors;
return errors === 0;
}
validate745.evaluated = {"props":{"channel":true,"sellerId":true,"orderId":true,"shippingComplete":true,"shippingItems":true},"dynamicProps":false,"dynamicItems":false};


function validate744(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate744.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderList"},message:"must have required property '"+"orderList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderList !== undefined){
let data0 = data.orderList;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate745(data0[i0], {instancePath:instancePath+"/orderList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate745.errors : vErrors.concat(validate745.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/orderList",schemaPath:"#/properties/orderList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate744.errors = vErrors;
return errors === 0;
}
validate744.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};


function validate743(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrders_ReportShipping_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate743.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate744(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate744.errors : vErrors.concat(validate744.errors);
errors = vErrors.length;
}
validate743.errors = vErrors;
return errors === 0;
}
validate743.evaluated = {"props":{"orderList":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrders_Refund_body = validate752;

const schema312 = {"$ref":"channel#/components/schemas/SellerOrderRefund","$id":"SellerOrders_Refund_body"};
const schema313 = {"title":"SellerOrderRefund","description":"Items that the seller refunds. The payload of the event, and the channel.","x-source":"documented","allOf":[{"$ref":"#/components/schemas/OrderRefund"},{"type":"object","required":["channel"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"}}}]};

function validate753(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate753.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate753.errors = vErrors;
return errors === 0;
}
validate753.evaluated = {"props":{"channel":true,"refundId":true,"sellerId":true,"orderId":true,"orderItem":true},"dynamicProps":false,"dynamicItems":false};


function validate752(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrders_Refund_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate752.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate753(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate753.errors : vErrors.concat(validate753.errors);
errors = vErrors.length;
}
validate752.errors = vErrors;
return errors === 0;
}
validate752.evaluated = {"props":{"channel":true,"refundId":true,"sellerId":true,"orderId":true,"orderItem":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrders_ReportReturn_body = validate757;

const schema314 = {"$ref":"channel#/components/schemas/SellerOrderReturn","$id":"SellerOrders_ReportReturn_body"};
const schema315 = {"title":"SellerOrderReturn","description":"Items that came back to the seller. The payload of the event, and the channel.","x-source":"documented","allOf":[{"$ref":"#/components/schemas/OrderReturnReceived"},{"type":"object","required":["channel"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"}}}]};

function validate758(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate758.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate758.errors = vErrors;
return errors === 0;
}
validate758.evaluated = {"props":{"channel":true,"sellerId":true,"orderId":true,"sellerReturnId":true,"channelReturnId":true,"orderItem":true},"dynamicProps":false,"dynamicItems":false};


function validate757(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrders_ReportReturn_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate757.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate758(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate758.errors : vErrors.concat(validate758.errors);
errors = vErrors.length;
}
validate757.errors = vErrors;
return errors === 0;
}
validate757.evaluated = {"props":{"channel":true,"sellerId":true,"orderId":true,"sellerReturnId":true,"channelReturnId":true,"orderItem":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrders_UploadInvoice_body = validate762;

const schema316 = {"$ref":"channel#/components/schemas/SellerInvoiceUpload","$id":"SellerOrders_UploadInvoice_body"};
const schema317 = {"type":"object","title":"SellerInvoiceUpload","description":"An invoice of a seller and what it says.","x-source":"documented","required":["invoice","document"],"properties":{"invoice":{"x-source":"documented","description":"What the invoice says, and the channel.","allOf":[{"$ref":"#/components/schemas/InvoiceMetaData"},{"type":"object","required":["channel"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"}}}]},"document":{"type":"string","format":"binary","description":"The document, a PDF of at most 16 MB."}}};

function validate763(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate763.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoice === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invoice"},message:"must have required property '"+"invoice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.document === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.invoice !== undefined){
let data0 = data.invoice;
if(!(validate594(data0, {instancePath:instancePath+"/invoice",parentData:data,parentDataProperty:"invoice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.channel === undefined){
const err2 = {instancePath:instancePath+"/invoice",schemaPath:"#/properties/invoice/allOf/1/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.channel !== undefined){
if(!(validate77(data0.channel, {instancePath:instancePath+"/invoice/channel",parentData:data0,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/invoice",schemaPath:"#/properties/invoice/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.document !== undefined){
if(!(typeof data.document === "string")){
const err4 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate763.errors = vErrors;
return errors === 0;
}
validate763.evaluated = {"props":{"invoice":true,"document":true},"dynamicProps":false,"dynamicItems":false};


function validate762(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrders_UploadInvoice_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate762.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate763(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate763.errors : vErrors.concat(validate763.errors);
errors = vErrors.length;
}
validate762.errors = vErrors;
return errors === 0;
}
validate762.evaluated = {"props":{"invoice":true,"document":true},"dynamicProps":false,"dynamicItems":false};

const SellerOrders_UploadInvoice_201 = validate767;

const schema318 = {"$ref":"channel#/components/schemas/DocumentReference","$id":"SellerOrders_UploadInvoice_201"};
const schema319 = {"type":"object","title":"DocumentReference","description":"Where an uploaded document is found. Only the text mentions it.","x-source":"documented","properties":{"documentId":{"type":"string","description":"Id of the document."}}};

function validate768(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate768.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.documentId !== undefined){
if(typeof data.documentId !== "string"){
const err0 = {instancePath:instancePath+"/documentId",schemaPath:"#/properties/documentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate768.errors = vErrors;
return errors === 0;
}
validate768.evaluated = {"props":{"documentId":true},"dynamicProps":false,"dynamicItems":false};


function validate767(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerOrders_UploadInvoice_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate767.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate768(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate768.errors : vErrors.concat(validate768.errors);
errors = vErrors.length;
}
validate767.errors = vErrors;
return errors === 0;
}
validate767.evaluated = {"props":{"documentId":true},"dynamicProps":false,"dynamicItems":false};

const SellerMeta_GetCategories_200 = validate770;

const schema320 = {"type":"array","items":{"$ref":"channel#/components/schemas/Category"},"$id":"SellerMeta_GetCategories_200"};

function validate771(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate771.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categoryId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryId"},message:"must have required property '"+"categoryId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.displayName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.categoryId !== undefined){
let data0 = data.categoryId;
if(typeof data0 === "string"){
if(func1(data0) > 512){
const err2 = {instancePath:instancePath+"/categoryId",schemaPath:"#/properties/categoryId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/categoryId",schemaPath:"#/properties/categoryId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/categoryId",schemaPath:"#/properties/categoryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.displayName !== undefined){
let data1 = data.displayName;
if(typeof data1 === "string"){
if(func1(data1) > 250){
const err5 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 250},message:"must NOT have more than 250 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.listingAllowed !== undefined){
if(typeof data.listingAllowed !== "boolean"){
const err8 = {instancePath:instancePath+"/listingAllowed",schemaPath:"#/properties/listingAllowed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.parentCategoryId !== undefined){
let data3 = data.parentCategoryId;
if(typeof data3 === "string"){
if(func1(data3) > 512){
const err9 = {instancePath:instancePath+"/parentCategoryId",schemaPath:"#/properties/parentCategoryId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/parentCategoryId",schemaPath:"#/properties/parentCategoryId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/parentCategoryId",schemaPath:"#/properties/parentCategoryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate771.errors = vErrors;
return errors === 0;
}
validate771.evaluated = {"props":{"categoryId":true,"displayName":true,"listingAllowed":true,"parentCategoryId":true},"dynamicProps":false,"dynamicItems":false};


function validate770(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerMeta_GetCategories_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate770.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate771(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate771.errors : vErrors.concat(validate771.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate770.errors = vErrors;
return errors === 0;
}
validate770.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const SellerMeta_GetAttributes_200 = validate773;

const schema322 = {"x-not-shown":"seller-meta-answers","$id":"SellerMeta_GetAttributes_200"};

function validate773(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerMeta_GetAttributes_200" */;
validate773.errors = null;
return true;
}
validate773.evaluated = {"dynamicProps":false,"dynamicItems":false};

const SellerMeta_GetCategoryAttributes_path = validate774;

const schema323 = {"type":"object","required":["channel","categoryId"],"properties":{"channel":{"$ref":"channel#/components/schemas/ChannelId"},"categoryId":{"$ref":"channel#/components/schemas/CategoryId"}},"$id":"SellerMeta_GetCategoryAttributes_path"};

function validate775(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate775.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\w{5,15}$"},message:"must match pattern \""+"^\\w{5,15}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate775.errors = vErrors;
return errors === 0;
}
validate775.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate777(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate777.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate777.errors = vErrors;
return errors === 0;
}
validate777.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate774(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerMeta_GetCategoryAttributes_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate774.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.categoryId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categoryId"},message:"must have required property '"+"categoryId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate775(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate775.errors : vErrors.concat(validate775.errors);
errors = vErrors.length;
}
}
if(data.categoryId !== undefined){
if(!(validate777(data.categoryId, {instancePath:instancePath+"/categoryId",parentData:data,parentDataProperty:"categoryId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate777.errors : vErrors.concat(validate777.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate774.errors = vErrors;
return errors === 0;
}
validate774.evaluated = {"props":{"channel":true,"categoryId":true},"dynamicProps":false,"dynamicItems":false};

const SellerReports_Request_body = validate779;

const schema326 = {"$ref":"channel#/components/schemas/SellerReportRequest","$id":"SellerReports_Request_body"};
const schema327 = {"type":"object","title":"SellerReportRequest","description":"Which report a seller wants.","x-source":"documented","required":["channel","sellerId","reportType"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"},"sellerId":{"$ref":"#/components/schemas/SellerId"},"reportType":{"$ref":"#/components/schemas/ReportType"},"options":{"$ref":"#/components/schemas/ReportRequestOptions"},"startDate":{"type":"string","format":"date","description":"First day."},"endDate":{"type":"string","format":"date","description":"Last day."}}};

function validate780(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate780.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sellerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reportType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reportType"},message:"must have required property '"+"reportType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(validate79(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.reportType !== undefined){
if(!(validate282(data.reportType, {instancePath:instancePath+"/reportType",parentData:data,parentDataProperty:"reportType",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
if(!(validate284(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
}
if(data.startDate !== undefined){
let data4 = data.startDate;
if(typeof data4 === "string"){
if(!(formats20.validate(data4))){
const err3 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endDate !== undefined){
let data5 = data.endDate;
if(typeof data5 === "string"){
if(!(formats20.validate(data5))){
const err5 = {instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate780.errors = vErrors;
return errors === 0;
}
validate780.evaluated = {"props":{"channel":true,"sellerId":true,"reportType":true,"options":true,"startDate":true,"endDate":true},"dynamicProps":false,"dynamicItems":false};


function validate779(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerReports_Request_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate779.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate780(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate780.errors : vErrors.concat(validate780.errors);
errors = vErrors.length;
}
validate779.errors = vErrors;
return errors === 0;
}
validate779.evaluated = {"props":{"channel":true,"sellerId":true,"reportType":true,"options":true,"startDate":true,"endDate":true},"dynamicProps":false,"dynamicItems":false};

const SellerReports_Request_200 = validate786;

const schema328 = {"$ref":"channel#/components/schemas/SellerReportAnswer","$id":"SellerReports_Request_200"};
const schema329 = {"type":"object","title":"SellerReportAnswer","description":"The report that was asked for.","x-source":"documented","properties":{"reportId":{"type":"string","description":"Id of the report."},"created":{"$ref":"#/components/schemas/Timestamp"},"expiresIn":{"type":"integer","description":"How long data is accepted, in seconds; 172 500 in the example."}}};

function validate787(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate787.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reportId !== undefined){
if(typeof data.reportId !== "string"){
const err0 = {instancePath:instancePath+"/reportId",schemaPath:"#/properties/reportId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.created !== undefined){
if(!(validate115(data.created, {instancePath:instancePath+"/created",parentData:data,parentDataProperty:"created",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.expiresIn !== undefined){
let data2 = data.expiresIn;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err1 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate787.errors = vErrors;
return errors === 0;
}
validate787.evaluated = {"props":{"reportId":true,"created":true,"expiresIn":true},"dynamicProps":false,"dynamicItems":false};


function validate786(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerReports_Request_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate786.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate787(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate787.errors : vErrors.concat(validate787.errors);
errors = vErrors.length;
}
validate786.errors = vErrors;
return errors === 0;
}
validate786.evaluated = {"props":{"reportId":true,"created":true,"expiresIn":true},"dynamicProps":false,"dynamicItems":false};

const SellerTickets_Reply_body = validate790;

const schema330 = {"$ref":"channel#/components/schemas/SellerTicketReply","$id":"SellerTickets_Reply_body"};
const schema331 = {"title":"SellerTicketReply","description":"What the seller answers. The payload of the event, and the channel.","x-source":"documented","allOf":[{"$ref":"#/components/schemas/TicketReply"},{"type":"object","required":["channel"],"properties":{"channel":{"$ref":"#/components/schemas/ChannelId"}}}]};

function validate791(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate791.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate307(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.channel !== undefined){
if(!(validate77(data.channel, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate791.errors = vErrors;
return errors === 0;
}
validate791.evaluated = {"props":{"channel":true,"sellerId":true,"ticketId":true,"replyRequested":true,"createdAt":true,"from":true,"message":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};


function validate790(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SellerTickets_Reply_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate790.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate791(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate791.errors : vErrors.concat(validate791.errors);
errors = vErrors.length;
}
validate790.errors = vErrors;
return errors === 0;
}
validate790.evaluated = {"props":{"channel":true,"sellerId":true,"ticketId":true,"replyRequested":true,"createdAt":true,"from":true,"message":true,"attachment":true},"dynamicProps":false,"dynamicItems":false};

const Events_List_query = validate795;

const schema332 = {"type":"object","required":[],"properties":{"createdAfter":{"$ref":"channel#/components/schemas/Timestamp"},"eventTypeFilter":{"type":"array","items":{"type":"string","minLength":1}}},"$id":"Events_List_query"};

function validate796(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate796.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate796.errors = vErrors;
return errors === 0;
}
validate796.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate795(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Events_List_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate795.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.createdAfter !== undefined){
if(!(validate796(data.createdAfter, {instancePath:instancePath+"/createdAfter",parentData:data,parentDataProperty:"createdAfter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate796.errors : vErrors.concat(validate796.errors);
errors = vErrors.length;
}
}
if(data.eventTypeFilter !== undefined){
let data1 = data.eventTypeFilter;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err0 = {instancePath:instancePath+"/eventTypeFilter/" + i0,schemaPath:"#/properties/eventTypeFilter/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/eventTypeFilter/" + i0,schemaPath:"#/properties/eventTypeFilter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/eventTypeFilter",schemaPath:"#/properties/eventTypeFilter/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate795.errors = vErrors;
return errors === 0;
}
validate795.evaluated = {"props":{"createdAfter":true,"eventTypeFilter":true},"dynamicProps":false,"dynamicItems":false};

const Events_List_200 = validate798;

const schema334 = {"$ref":"channel#/components/schemas/EventList","$id":"Events_List_200"};
const schema335 = {"type":"object","title":"EventList","description":"A page of events, in creation order.","x-source":"given §4.4","required":["eventList"],"properties":{"eventList":{"type":"array","minItems":0,"maxItems":100,"x-limit-source":"documented","items":{"$ref":"#/components/schemas/ChannelEvent"}}}};
const schema336 = {"title":"ChannelEvent","description":"An event of a seller. The set of types is open; acknowledge what you do not know.","x-source":"given §2.6, §6.1","x-not-shown":"event-types","anyOf":[{"$ref":"#/components/schemas/SystemTest2Event"},{"$ref":"#/components/schemas/SystemNotification2Event"},{"$ref":"#/components/schemas/SellerOrderConfirmedEvent"},{"$ref":"#/components/schemas/SellerOrderAcceptedEvent"},{"$ref":"#/components/schemas/SellerOrderShipping2Event"},{"$ref":"#/components/schemas/SellerOrderPayment2Event"},{"$ref":"#/components/schemas/SellerOrderCancellationRequestEvent"},{"$ref":"#/components/schemas/SellerOrderCancellationAcceptedEvent"},{"$ref":"#/components/schemas/SellerOrderCancellationDeniedEvent"},{"$ref":"#/components/schemas/SellerOrderRefund2Event"},{"$ref":"#/components/schemas/SellerOrderInvoiceEvent"},{"$ref":"#/components/schemas/SellerOrderReturnReceivedEvent"},{"$ref":"#/components/schemas/SellerOfferNewEvent"},{"$ref":"#/components/schemas/SellerOfferUpdateEvent"},{"$ref":"#/components/schemas/SellerOfferEnd2Event"},{"$ref":"#/components/schemas/SellerOfferStockUpdateEvent"},{"$ref":"#/components/schemas/SellerOfferPriceUpdateEvent"},{"$ref":"#/components/schemas/SellerReportRequest2Event"},{"$ref":"#/components/schemas/SellerChannelUnlinkedEvent"},{"$ref":"#/components/schemas/SellerMetaSellerAttributesUpdateRequestEvent"},{"$ref":"#/components/schemas/SellerTicketReply2Event"},{"$ref":"#/components/schemas/UnknownEvent"}]};

function validate801(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate801.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("System:Test" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "System:Test"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate76(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate801.errors = vErrors;
return errors === 0;
}
validate801.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate805(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate805.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("System:Notification" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "System:Notification"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate86(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate805.errors = vErrors;
return errors === 0;
}
validate805.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate809(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate809.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Confirmed" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Confirmed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate94(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate809.errors = vErrors;
return errors === 0;
}
validate809.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate813(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate813.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Accepted" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Accepted"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate94(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate813.errors = vErrors;
return errors === 0;
}
validate813.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate817(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate817.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Shipping" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Shipping"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate108(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate817.errors = vErrors;
return errors === 0;
}
validate817.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate821(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate821.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Payment" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Payment"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate129(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate821.errors = vErrors;
return errors === 0;
}
validate821.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate825(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate825.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Cancellation.Request" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Cancellation.Request"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate138(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate825.errors = vErrors;
return errors === 0;
}
validate825.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate829(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate829.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Cancellation.Accepted" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Cancellation.Accepted"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate152(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate829.errors = vErrors;
return errors === 0;
}
validate829.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate833(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate833.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Cancellation.Denied" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Cancellation.Denied"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate159(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate833.errors = vErrors;
return errors === 0;
}
validate833.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate837(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate837.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Refund" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Refund"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate166(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate837.errors = vErrors;
return errors === 0;
}
validate837.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate841(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate841.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.Invoice" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.Invoice"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate181(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate841.errors = vErrors;
return errors === 0;
}
validate841.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate845(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate845.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Order.ReturnReceived" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Order.ReturnReceived"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate192(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate845.errors = vErrors;
return errors === 0;
}
validate845.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate849(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate849.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.New" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.New"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate208(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate849.errors = vErrors;
return errors === 0;
}
validate849.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate853(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate853.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.Update" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.Update"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate208(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate853.errors = vErrors;
return errors === 0;
}
validate853.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate857(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate857.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.End" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.End"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate251(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate857.errors = vErrors;
return errors === 0;
}
validate857.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate861(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate861.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.StockUpdate" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.StockUpdate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate260(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate861.errors = vErrors;
return errors === 0;
}
validate861.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate865(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate865.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Offer.PriceUpdate" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Offer.PriceUpdate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate270(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate865.errors = vErrors;
return errors === 0;
}
validate865.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate869(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate869.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Report.Request" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Report.Request"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate280(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate869.errors = vErrors;
return errors === 0;
}
validate869.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate873(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate873.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Channel.Unlinked" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Channel.Unlinked"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate291(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate873.errors = vErrors;
return errors === 0;
}
validate873.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate877(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate877.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Meta.SellerAttributesUpdateRequest" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Meta.SellerAttributesUpdateRequest"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate299(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate877.errors = vErrors;
return errors === 0;
}
validate877.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate881(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate881.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("Seller:Ticket.Reply" !== data.type){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "Seller:Ticket.Reply"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.event !== undefined){
if(!(validate307(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate881.errors = vErrors;
return errors === 0;
}
validate881.evaluated = {"props":{"type":true,"event":true,"id":true,"createdAt":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};

const schema358 = {"title":"UnknownEvent","description":"An event of a type that this description does not name. Log and acknowledge it.","x-source":"given §6.1 rule 8","x-unknown-event":true,"allOf":[{"$ref":"#/components/schemas/EventEnvelope"},{"type":"object","properties":{"type":{"not":{"enum":["System:Test","System:Notification","Seller:Order.Confirmed","Seller:Order.Accepted","Seller:Order.Shipping","Seller:Order.Payment","Seller:Order.Cancellation.Request","Seller:Order.Cancellation.Accepted","Seller:Order.Cancellation.Denied","Seller:Order.Refund","Seller:Order.Invoice","Seller:Order.ReturnReceived","Seller:Offer.New","Seller:Offer.Update","Seller:Offer.End","Seller:Offer.StockUpdate","Seller:Offer.PriceUpdate","Seller:Report.Request","Seller:Channel.Unlinked","Seller:Meta.SellerAttributesUpdateRequest","Seller:Ticket.Reply"]}}}}]};

function validate885(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate885.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
const _errs5 = errors;
if(!(((((((((((((((((((((data0 === "System:Test") || (data0 === "System:Notification")) || (data0 === "Seller:Order.Confirmed")) || (data0 === "Seller:Order.Accepted")) || (data0 === "Seller:Order.Shipping")) || (data0 === "Seller:Order.Payment")) || (data0 === "Seller:Order.Cancellation.Request")) || (data0 === "Seller:Order.Cancellation.Accepted")) || (data0 === "Seller:Order.Cancellation.Denied")) || (data0 === "Seller:Order.Refund")) || (data0 === "Seller:Order.Invoice")) || (data0 === "Seller:Order.ReturnReceived")) || (data0 === "Seller:Offer.New")) || (data0 === "Seller:Offer.Update")) || (data0 === "Seller:Offer.End")) || (data0 === "Seller:Offer.StockUpdate")) || (data0 === "Seller:Offer.PriceUpdate")) || (data0 === "Seller:Report.Request")) || (data0 === "Seller:Channel.Unlinked")) || (data0 === "Seller:Meta.SellerAttributesUpdateRequest")) || (data0 === "Seller:Ticket.Reply"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs5 === errors;
if(valid2){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/allOf/1/properties/type/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate885.errors = vErrors;
return errors === 0;
}
validate885.evaluated = {"props":{"type":true,"id":true,"createdAt":true,"event":true,"clientVersion":true},"dynamicProps":false,"dynamicItems":false};


function validate800(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate800.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate801(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate801.errors : vErrors.concat(validate801.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
const _errs2 = errors;
if(!(validate805(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate805.errors : vErrors.concat(validate805.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs3 = errors;
if(!(validate809(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate809.errors : vErrors.concat(validate809.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs4 = errors;
if(!(validate813(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate813.errors : vErrors.concat(validate813.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs5 = errors;
if(!(validate817(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate817.errors : vErrors.concat(validate817.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs6 = errors;
if(!(validate821(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate821.errors : vErrors.concat(validate821.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs7 = errors;
if(!(validate825(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate825.errors : vErrors.concat(validate825.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs8 = errors;
if(!(validate829(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate829.errors : vErrors.concat(validate829.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs9 = errors;
if(!(validate833(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate833.errors : vErrors.concat(validate833.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs10 = errors;
if(!(validate837(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate837.errors : vErrors.concat(validate837.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs11 = errors;
if(!(validate841(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate841.errors : vErrors.concat(validate841.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs12 = errors;
if(!(validate845(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate845.errors : vErrors.concat(validate845.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs13 = errors;
if(!(validate849(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate849.errors : vErrors.concat(validate849.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs14 = errors;
if(!(validate853(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate853.errors : vErrors.concat(validate853.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs15 = errors;
if(!(validate857(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate857.errors : vErrors.concat(validate857.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs16 = errors;
if(!(validate861(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate861.errors : vErrors.concat(validate861.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs17 = errors;
if(!(validate865(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate865.errors : vErrors.concat(validate865.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs18 = errors;
if(!(validate869(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate869.errors : vErrors.concat(validate869.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs19 = errors;
if(!(validate873(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate873.errors : vErrors.concat(validate873.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs20 = errors;
if(!(validate877(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate877.errors : vErrors.concat(validate877.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs21 = errors;
if(!(validate881(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate881.errors : vErrors.concat(validate881.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.event = true;
props0.id = true;
props0.createdAt = true;
props0.clientVersion = true;
}
}
const _errs22 = errors;
if(!(validate885(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate885.errors : vErrors.concat(validate885.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.id = true;
props0.createdAt = true;
props0.event = true;
props0.clientVersion = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate800.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate800.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate799(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate799.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventList === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventList"},message:"must have required property '"+"eventList"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventList !== undefined){
let data0 = data.eventList;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/eventList",schemaPath:"#/properties/eventList/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 0){
const err2 = {instancePath:instancePath+"/eventList",schemaPath:"#/properties/eventList/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate800(data0[i0], {instancePath:instancePath+"/eventList/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate800.errors : vErrors.concat(validate800.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/eventList",schemaPath:"#/properties/eventList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate799.errors = vErrors;
return errors === 0;
}
validate799.evaluated = {"props":{"eventList":true},"dynamicProps":false,"dynamicItems":false};


function validate798(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Events_List_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate798.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate799(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate799.errors : vErrors.concat(validate799.errors);
errors = vErrors.length;
}
validate798.errors = vErrors;
return errors === 0;
}
validate798.evaluated = {"props":{"eventList":true},"dynamicProps":false,"dynamicItems":false};

export const validators = {
  Category_UpdateCategory_header,
  Category_UpdateCategory_body,
  Category_UpdateCategory_200,
  Category_UpdateCategory_404,
  Category_UpdateCategory_default: Category_UpdateCategory_404,
  TaxClass_UpdateTaxClass_header,
  TaxClass_UpdateTaxClass_body,
  TaxClass_UpdateTaxClass_200,
  TaxClass_UpdateTaxClass_default: Category_UpdateCategory_404,
  "System:Test": SystemTest2Event,
  "System:Notification": SystemNotification2Event,
  "Seller:Order.Confirmed": SellerOrderConfirmedEvent,
  "Seller:Order.Accepted": SellerOrderAcceptedEvent,
  "Seller:Order.Shipping": SellerOrderShipping2Event,
  "Seller:Order.Payment": SellerOrderPayment2Event,
  "Seller:Order.Cancellation.Request": SellerOrderCancellationRequestEvent,
  "Seller:Order.Cancellation.Accepted": SellerOrderCancellationAcceptedEvent,
  "Seller:Order.Cancellation.Denied": SellerOrderCancellationDeniedEvent,
  "Seller:Order.Refund": SellerOrderRefund2Event,
  "Seller:Order.Invoice": SellerOrderInvoiceEvent,
  "Seller:Order.ReturnReceived": SellerOrderReturnReceivedEvent,
  "Seller:Offer.New": SellerOfferNewEvent,
  "Seller:Offer.Update": SellerOfferUpdateEvent,
  "Seller:Offer.End": SellerOfferEnd2Event,
  "Seller:Offer.StockUpdate": SellerOfferStockUpdateEvent,
  "Seller:Offer.PriceUpdate": SellerOfferPriceUpdateEvent,
  "Seller:Report.Request": SellerReportRequest2Event,
  "Seller:Channel.Unlinked": SellerChannelUnlinkedEvent,
  "Seller:Meta.SellerAttributesUpdateRequest": SellerMetaSellerAttributesUpdateRequestEvent,
  "Seller:Ticket.Reply": SellerTicketReply2Event,
  Auth_ExchangeRefreshToken_body,
  Auth_ExchangeRefreshToken_200,
  Auth_ExchangeRefreshToken_400,
  Auth_ExchangeRefreshToken_401: Auth_ExchangeRefreshToken_400,
  Auth_ExchangeRefreshToken_429: Auth_ExchangeRefreshToken_400,
  Auth_ExchangeRefreshToken_default: Auth_ExchangeRefreshToken_400,
  Auth_CreateSellerToken_header,
  Auth_CreateSellerToken_query,
  Auth_CreateSellerToken_200: Auth_ExchangeRefreshToken_200,
  Auth_CreateSellerToken_400: Auth_ExchangeRefreshToken_400,
  Auth_CreateSellerToken_401: Auth_ExchangeRefreshToken_400,
  Auth_CreateSellerToken_404: Auth_ExchangeRefreshToken_400,
  Auth_CreateSellerToken_429: Auth_ExchangeRefreshToken_400,
  Auth_CreateSellerToken_default: Auth_ExchangeRefreshToken_400,
  PublicChannels_List_header: Auth_CreateSellerToken_header,
  PublicChannels_List_query,
  PublicChannels_List_200,
  PublicChannels_List_400: Auth_ExchangeRefreshToken_400,
  PublicChannels_List_401: Auth_ExchangeRefreshToken_400,
  PublicChannels_List_429: Auth_ExchangeRefreshToken_400,
  PublicChannels_List_default: Auth_ExchangeRefreshToken_400,
  Self_Get_header: Auth_CreateSellerToken_header,
  Self_Get_200,
  Self_Get_400: Auth_ExchangeRefreshToken_400,
  Self_Get_401: Auth_ExchangeRefreshToken_400,
  Self_Get_429: Auth_ExchangeRefreshToken_400,
  Self_Get_default: Auth_ExchangeRefreshToken_400,
  Self_Update_header: Auth_CreateSellerToken_header,
  Self_Update_body,
  Self_Update_400: Auth_ExchangeRefreshToken_400,
  Self_Update_401: Auth_ExchangeRefreshToken_400,
  Self_Update_429: Auth_ExchangeRefreshToken_400,
  Self_Update_default: Auth_ExchangeRefreshToken_400,
  Self_RequestMfaPin_header: Auth_CreateSellerToken_header,
  Self_RequestMfaPin_400: Auth_ExchangeRefreshToken_400,
  Self_RequestMfaPin_401: Auth_ExchangeRefreshToken_400,
  Self_RequestMfaPin_429: Auth_ExchangeRefreshToken_400,
  Self_RequestMfaPin_default: Auth_ExchangeRefreshToken_400,
  Sellers_List_header: Auth_CreateSellerToken_header,
  Sellers_List_200,
  Sellers_List_400: Auth_ExchangeRefreshToken_400,
  Sellers_List_401: Auth_ExchangeRefreshToken_400,
  Sellers_List_429: Auth_ExchangeRefreshToken_400,
  Sellers_List_default: Auth_ExchangeRefreshToken_400,
  Sellers_Create_header: Auth_CreateSellerToken_header,
  Sellers_Create_body,
  Sellers_Create_400: Auth_ExchangeRefreshToken_400,
  Sellers_Create_401: Auth_ExchangeRefreshToken_400,
  Sellers_Create_429: Auth_ExchangeRefreshToken_400,
  Sellers_Create_default: Auth_ExchangeRefreshToken_400,
  Sellers_Update_header: Auth_CreateSellerToken_header,
  Sellers_Update_body,
  Sellers_Update_400: Auth_ExchangeRefreshToken_400,
  Sellers_Update_401: Auth_ExchangeRefreshToken_400,
  Sellers_Update_429: Auth_ExchangeRefreshToken_400,
  Sellers_Update_default: Auth_ExchangeRefreshToken_400,
  Sellers_GetUpdateSession_header: Auth_CreateSellerToken_header,
  Sellers_GetUpdateSession_query,
  Sellers_GetUpdateSession_200,
  Sellers_GetUpdateSession_400: Auth_ExchangeRefreshToken_400,
  Sellers_GetUpdateSession_401: Auth_ExchangeRefreshToken_400,
  Sellers_GetUpdateSession_404: Auth_ExchangeRefreshToken_400,
  Sellers_GetUpdateSession_429: Auth_ExchangeRefreshToken_400,
  Sellers_GetUpdateSession_default: Auth_ExchangeRefreshToken_400,
  Sellers_GetSignupSession_header: Auth_CreateSellerToken_header,
  Sellers_GetSignupSession_query: Sellers_GetUpdateSession_query,
  Sellers_GetSignupSession_200,
  Sellers_GetSignupSession_400: Auth_ExchangeRefreshToken_400,
  Sellers_GetSignupSession_401: Auth_ExchangeRefreshToken_400,
  Sellers_GetSignupSession_404: Auth_ExchangeRefreshToken_400,
  Sellers_GetSignupSession_429: Auth_ExchangeRefreshToken_400,
  Sellers_GetSignupSession_default: Auth_ExchangeRefreshToken_400,
  Sellers_Unlink_header: Auth_CreateSellerToken_header,
  Sellers_Unlink_query,
  Sellers_Unlink_path,
  Sellers_Unlink_400: Auth_ExchangeRefreshToken_400,
  Sellers_Unlink_401: Auth_ExchangeRefreshToken_400,
  Sellers_Unlink_404: Auth_ExchangeRefreshToken_400,
  Sellers_Unlink_429: Auth_ExchangeRefreshToken_400,
  Sellers_Unlink_default: Auth_ExchangeRefreshToken_400,
  Sellers_Upsert_header: Auth_CreateSellerToken_header,
  Sellers_Upsert_path,
  Sellers_Upsert_body,
  Sellers_Upsert_400: Auth_ExchangeRefreshToken_400,
  Sellers_Upsert_401: Auth_ExchangeRefreshToken_400,
  Sellers_Upsert_429: Auth_ExchangeRefreshToken_400,
  Sellers_Upsert_default: Auth_ExchangeRefreshToken_400,
  ChannelCategories_Replace_header: Auth_CreateSellerToken_header,
  ChannelCategories_Replace_body,
  ChannelCategories_Replace_201,
  ChannelCategories_Replace_400: Auth_ExchangeRefreshToken_400,
  ChannelCategories_Replace_401: Auth_ExchangeRefreshToken_400,
  ChannelCategories_Replace_429: Auth_ExchangeRefreshToken_400,
  ChannelCategories_Replace_default: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceGlobal_header,
  Attributes_ReplaceGlobal_body,
  Attributes_ReplaceGlobal_400: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceGlobal_401: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceGlobal_429: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceGlobal_default: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceOfCategory_header: Attributes_ReplaceGlobal_header,
  Attributes_ReplaceOfCategory_path,
  Attributes_ReplaceOfCategory_body: Attributes_ReplaceGlobal_body,
  Attributes_ReplaceOfCategory_400: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceOfCategory_401: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceOfCategory_429: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceOfCategory_default: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceOfSeller_header: Auth_CreateSellerToken_header,
  Attributes_ReplaceOfSeller_path: Sellers_Unlink_path,
  Attributes_ReplaceOfSeller_body: Attributes_ReplaceGlobal_body,
  Attributes_ReplaceOfSeller_400: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceOfSeller_401: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceOfSeller_429: Auth_ExchangeRefreshToken_400,
  Attributes_ReplaceOfSeller_default: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteGlobal_header: Auth_CreateSellerToken_header,
  Attributes_DeleteGlobal_path,
  Attributes_DeleteGlobal_400: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteGlobal_401: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteGlobal_404: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteGlobal_429: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteGlobal_default: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfCategory_header: Auth_CreateSellerToken_header,
  Attributes_DeleteOfCategory_query,
  Attributes_DeleteOfCategory_400: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfCategory_401: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfCategory_404: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfCategory_429: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfCategory_default: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfAllCategories_header: Auth_CreateSellerToken_header,
  Attributes_DeleteOfAllCategories_400: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfAllCategories_401: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfAllCategories_404: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfAllCategories_429: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteOfAllCategories_default: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteFromCategory_header: Auth_CreateSellerToken_header,
  Attributes_DeleteFromCategory_path,
  Attributes_DeleteFromCategory_400: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteFromCategory_401: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteFromCategory_404: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteFromCategory_429: Auth_ExchangeRefreshToken_400,
  Attributes_DeleteFromCategory_default: Auth_ExchangeRefreshToken_400,
  Prices_CreateType_header: Auth_CreateSellerToken_header,
  Prices_CreateType_body,
  Prices_CreateType_400: Auth_ExchangeRefreshToken_400,
  Prices_CreateType_401: Auth_ExchangeRefreshToken_400,
  Prices_CreateType_429: Auth_ExchangeRefreshToken_400,
  Prices_CreateType_default: Auth_ExchangeRefreshToken_400,
  Rules_ReplacePayment_header: Auth_CreateSellerToken_header,
  Rules_ReplacePayment_body,
  Rules_ReplacePayment_400: Auth_ExchangeRefreshToken_400,
  Rules_ReplacePayment_401: Auth_ExchangeRefreshToken_400,
  Rules_ReplacePayment_429: Auth_ExchangeRefreshToken_400,
  Rules_ReplacePayment_default: Auth_ExchangeRefreshToken_400,
  Rules_ReplaceShipping_header: Auth_CreateSellerToken_header,
  Rules_ReplaceShipping_body,
  Rules_ReplaceShipping_400: Auth_ExchangeRefreshToken_400,
  Rules_ReplaceShipping_401: Auth_ExchangeRefreshToken_400,
  Rules_ReplaceShipping_429: Auth_ExchangeRefreshToken_400,
  Rules_ReplaceShipping_default: Auth_ExchangeRefreshToken_400,
  Offers_ReportInProgress_header: Auth_CreateSellerToken_header,
  Offers_ReportInProgress_body,
  Offers_ReportInProgress_400: Auth_ExchangeRefreshToken_400,
  Offers_ReportInProgress_401: Auth_ExchangeRefreshToken_400,
  Offers_ReportInProgress_429: Auth_ExchangeRefreshToken_400,
  Offers_ReportInProgress_default: Auth_ExchangeRefreshToken_400,
  Offers_ReportListed_header: Auth_CreateSellerToken_header,
  Offers_ReportListed_body,
  Offers_ReportListed_400: Auth_ExchangeRefreshToken_400,
  Offers_ReportListed_401: Auth_ExchangeRefreshToken_400,
  Offers_ReportListed_429: Auth_ExchangeRefreshToken_400,
  Offers_ReportListed_default: Auth_ExchangeRefreshToken_400,
  Offers_ReportListingFailed_header: Auth_CreateSellerToken_header,
  Offers_ReportListingFailed_body,
  Offers_ReportListingFailed_400: Auth_ExchangeRefreshToken_400,
  Offers_ReportListingFailed_401: Auth_ExchangeRefreshToken_400,
  Offers_ReportListingFailed_429: Auth_ExchangeRefreshToken_400,
  Offers_ReportListingFailed_default: Auth_ExchangeRefreshToken_400,
  Offers_ListStockUpdates_header: Auth_CreateSellerToken_header,
  Offers_ListStockUpdates_query,
  Offers_ListStockUpdates_200,
  Offers_ListStockUpdates_400: Auth_ExchangeRefreshToken_400,
  Offers_ListStockUpdates_401: Auth_ExchangeRefreshToken_400,
  Offers_ListStockUpdates_429: Auth_ExchangeRefreshToken_400,
  Offers_ListStockUpdates_default: Auth_ExchangeRefreshToken_400,
  Offers_ListAllStockUpdates_header: Auth_CreateSellerToken_header,
  Offers_ListAllStockUpdates_query,
  Offers_ListAllStockUpdates_200: Offers_ListStockUpdates_200,
  Offers_ListAllStockUpdates_400: Auth_ExchangeRefreshToken_400,
  Offers_ListAllStockUpdates_401: Auth_ExchangeRefreshToken_400,
  Offers_ListAllStockUpdates_429: Auth_ExchangeRefreshToken_400,
  Offers_ListAllStockUpdates_default: Auth_ExchangeRefreshToken_400,
  Orders_Create_header: Auth_CreateSellerToken_header,
  Orders_Create_body,
  Orders_Create_201,
  Orders_Create_400: Auth_ExchangeRefreshToken_400,
  Orders_Create_401: Auth_ExchangeRefreshToken_400,
  Orders_Create_429: Auth_ExchangeRefreshToken_400,
  Orders_Create_default: Auth_ExchangeRefreshToken_400,
  Orders_UpdateStatus_header: Auth_CreateSellerToken_header,
  Orders_UpdateStatus_body,
  Orders_UpdateStatus_201: Orders_Create_201,
  Orders_UpdateStatus_400: Auth_ExchangeRefreshToken_400,
  Orders_UpdateStatus_401: Auth_ExchangeRefreshToken_400,
  Orders_UpdateStatus_429: Auth_ExchangeRefreshToken_400,
  Orders_UpdateStatus_default: Auth_ExchangeRefreshToken_400,
  Orders_UpdateAddress_header: Auth_CreateSellerToken_header,
  Orders_UpdateAddress_body,
  Orders_UpdateAddress_201: Orders_Create_201,
  Orders_UpdateAddress_400: Auth_ExchangeRefreshToken_400,
  Orders_UpdateAddress_401: Auth_ExchangeRefreshToken_400,
  Orders_UpdateAddress_429: Auth_ExchangeRefreshToken_400,
  Orders_UpdateAddress_default: Auth_ExchangeRefreshToken_400,
  Orders_RequestCancellation_header: Auth_CreateSellerToken_header,
  Orders_RequestCancellation_body,
  Orders_RequestCancellation_400: Auth_ExchangeRefreshToken_400,
  Orders_RequestCancellation_401: Auth_ExchangeRefreshToken_400,
  Orders_RequestCancellation_429: Auth_ExchangeRefreshToken_400,
  Orders_RequestCancellation_default: Auth_ExchangeRefreshToken_400,
  Orders_AcceptCancellation_header: Auth_CreateSellerToken_header,
  Orders_AcceptCancellation_body,
  Orders_AcceptCancellation_400: Auth_ExchangeRefreshToken_400,
  Orders_AcceptCancellation_401: Auth_ExchangeRefreshToken_400,
  Orders_AcceptCancellation_429: Auth_ExchangeRefreshToken_400,
  Orders_AcceptCancellation_default: Auth_ExchangeRefreshToken_400,
  Orders_DenyCancellation_header: Auth_CreateSellerToken_header,
  Orders_DenyCancellation_body,
  Orders_DenyCancellation_400: Auth_ExchangeRefreshToken_400,
  Orders_DenyCancellation_401: Auth_ExchangeRefreshToken_400,
  Orders_DenyCancellation_429: Auth_ExchangeRefreshToken_400,
  Orders_DenyCancellation_default: Auth_ExchangeRefreshToken_400,
  Returns_Announce_header: Auth_CreateSellerToken_header,
  Returns_Announce_body,
  Returns_Announce_400: Auth_ExchangeRefreshToken_400,
  Returns_Announce_401: Auth_ExchangeRefreshToken_400,
  Returns_Announce_429: Auth_ExchangeRefreshToken_400,
  Returns_Announce_default: Auth_ExchangeRefreshToken_400,
  Returns_ReportResult_header: Auth_CreateSellerToken_header,
  Returns_ReportResult_body,
  Returns_ReportResult_400: Auth_ExchangeRefreshToken_400,
  Returns_ReportResult_401: Auth_ExchangeRefreshToken_400,
  Returns_ReportResult_429: Auth_ExchangeRefreshToken_400,
  Returns_ReportResult_default: Auth_ExchangeRefreshToken_400,
  Refunds_ReportResult_header: Auth_CreateSellerToken_header,
  Refunds_ReportResult_body,
  Refunds_ReportResult_400: Auth_ExchangeRefreshToken_400,
  Refunds_ReportResult_401: Auth_ExchangeRefreshToken_400,
  Refunds_ReportResult_429: Auth_ExchangeRefreshToken_400,
  Refunds_ReportResult_default: Auth_ExchangeRefreshToken_400,
  Invoices_Upload_header: Auth_CreateSellerToken_header,
  Invoices_Upload_body,
  Invoices_Upload_400: Auth_ExchangeRefreshToken_400,
  Invoices_Upload_401: Auth_ExchangeRefreshToken_400,
  Invoices_Upload_429: Auth_ExchangeRefreshToken_400,
  Invoices_Upload_default: Auth_ExchangeRefreshToken_400,
  Invoices_Download_header: Auth_CreateSellerToken_header,
  Invoices_Download_path,
  Invoices_Download_400: Auth_ExchangeRefreshToken_400,
  Invoices_Download_401: Auth_ExchangeRefreshToken_400,
  Invoices_Download_404: Auth_ExchangeRefreshToken_400,
  Invoices_Download_429: Auth_ExchangeRefreshToken_400,
  Invoices_Download_default: Auth_ExchangeRefreshToken_400,
  Reports_SendData_header: Attributes_ReplaceGlobal_header,
  Reports_SendData_path,
  Reports_SendData_body,
  Reports_SendData_400: Auth_ExchangeRefreshToken_400,
  Reports_SendData_401: Auth_ExchangeRefreshToken_400,
  Reports_SendData_404: Auth_ExchangeRefreshToken_400,
  Reports_SendData_429: Auth_ExchangeRefreshToken_400,
  Reports_SendData_default: Auth_ExchangeRefreshToken_400,
  Reports_Complete_header: Auth_CreateSellerToken_header,
  Reports_Complete_path: Reports_SendData_path,
  Reports_Complete_400: Auth_ExchangeRefreshToken_400,
  Reports_Complete_401: Auth_ExchangeRefreshToken_400,
  Reports_Complete_404: Auth_ExchangeRefreshToken_400,
  Reports_Complete_429: Auth_ExchangeRefreshToken_400,
  Reports_Complete_default: Auth_ExchangeRefreshToken_400,
  Notifications_Send_header: Auth_CreateSellerToken_header,
  Notifications_Send_body,
  Notifications_Send_201: Orders_Create_201,
  Notifications_Send_400: Auth_ExchangeRefreshToken_400,
  Notifications_Send_401: Auth_ExchangeRefreshToken_400,
  Notifications_Send_429: Auth_ExchangeRefreshToken_400,
  Notifications_Send_default: Auth_ExchangeRefreshToken_400,
  Tickets_Create_header: Auth_CreateSellerToken_header,
  Tickets_Create_body,
  Tickets_Create_400: Auth_ExchangeRefreshToken_400,
  Tickets_Create_401: Auth_ExchangeRefreshToken_400,
  Tickets_Create_429: Auth_ExchangeRefreshToken_400,
  Tickets_Create_default: Auth_ExchangeRefreshToken_400,
  Tickets_UploadAttachment_header: Auth_CreateSellerToken_header,
  Tickets_UploadAttachment_body,
  Tickets_UploadAttachment_400: Auth_ExchangeRefreshToken_400,
  Tickets_UploadAttachment_401: Auth_ExchangeRefreshToken_400,
  Tickets_UploadAttachment_429: Auth_ExchangeRefreshToken_400,
  Tickets_UploadAttachment_default: Auth_ExchangeRefreshToken_400,
  Tickets_DownloadAttachment_header: Auth_CreateSellerToken_header,
  Tickets_DownloadAttachment_query,
  Tickets_DownloadAttachment_400: Auth_ExchangeRefreshToken_400,
  Tickets_DownloadAttachment_401: Auth_ExchangeRefreshToken_400,
  Tickets_DownloadAttachment_404: Auth_ExchangeRefreshToken_400,
  Tickets_DownloadAttachment_429: Auth_ExchangeRefreshToken_400,
  Tickets_DownloadAttachment_default: Auth_ExchangeRefreshToken_400,
  SellerChannels_StartSignUp_header,
  SellerChannels_StartSignUp_path,
  SellerChannels_StartSignUp_200,
  SellerChannels_StartSignUp_400: Auth_ExchangeRefreshToken_400,
  SellerChannels_StartSignUp_401: Auth_ExchangeRefreshToken_400,
  SellerChannels_StartSignUp_429: Auth_ExchangeRefreshToken_400,
  SellerChannels_StartSignUp_default: Auth_ExchangeRefreshToken_400,
  SellerChannels_StartUpdate_header: Auth_CreateSellerToken_header,
  SellerChannels_StartUpdate_query: Sellers_Unlink_path,
  SellerChannels_StartUpdate_path: SellerChannels_StartSignUp_path,
  SellerChannels_StartUpdate_200,
  SellerChannels_StartUpdate_400: Auth_ExchangeRefreshToken_400,
  SellerChannels_StartUpdate_401: Auth_ExchangeRefreshToken_400,
  SellerChannels_StartUpdate_429: Auth_ExchangeRefreshToken_400,
  SellerChannels_StartUpdate_default: Auth_ExchangeRefreshToken_400,
  SellerChannels_Unlink_header: Auth_CreateSellerToken_header,
  SellerChannels_Unlink_path,
  SellerChannels_Unlink_400: Auth_ExchangeRefreshToken_400,
  SellerChannels_Unlink_401: Auth_ExchangeRefreshToken_400,
  SellerChannels_Unlink_404: Auth_ExchangeRefreshToken_400,
  SellerChannels_Unlink_429: Auth_ExchangeRefreshToken_400,
  SellerChannels_Unlink_default: Auth_ExchangeRefreshToken_400,
  SellerEvents_List_header: Auth_CreateSellerToken_header,
  SellerEvents_List_query,
  SellerEvents_List_200,
  SellerEvents_List_400: Auth_ExchangeRefreshToken_400,
  SellerEvents_List_401: Auth_ExchangeRefreshToken_400,
  SellerEvents_List_429: Auth_ExchangeRefreshToken_400,
  SellerEvents_List_default: Auth_ExchangeRefreshToken_400,
  SellerEvents_Acknowledge_header: Auth_CreateSellerToken_header,
  SellerEvents_Acknowledge_body,
  SellerEvents_Acknowledge_400: Auth_ExchangeRefreshToken_400,
  SellerEvents_Acknowledge_401: Auth_ExchangeRefreshToken_400,
  SellerEvents_Acknowledge_429: Auth_ExchangeRefreshToken_400,
  SellerEvents_Acknowledge_default: Auth_ExchangeRefreshToken_400,
  SellerOffers_Create_header: Auth_CreateSellerToken_header,
  SellerOffers_Create_body,
  SellerOffers_Create_400: Auth_ExchangeRefreshToken_400,
  SellerOffers_Create_401: Auth_ExchangeRefreshToken_400,
  SellerOffers_Create_429: Auth_ExchangeRefreshToken_400,
  SellerOffers_Create_default: Auth_ExchangeRefreshToken_400,
  SellerOffers_Update_header: Auth_CreateSellerToken_header,
  SellerOffers_Update_body: SellerOffers_Create_body,
  SellerOffers_Update_400: Auth_ExchangeRefreshToken_400,
  SellerOffers_Update_401: Auth_ExchangeRefreshToken_400,
  SellerOffers_Update_429: Auth_ExchangeRefreshToken_400,
  SellerOffers_Update_default: Auth_ExchangeRefreshToken_400,
  SellerOffers_End_header: Auth_CreateSellerToken_header,
  SellerOffers_End_body,
  SellerOffers_End_201: Orders_Create_201,
  SellerOffers_End_400: Auth_ExchangeRefreshToken_400,
  SellerOffers_End_401: Auth_ExchangeRefreshToken_400,
  SellerOffers_End_429: Auth_ExchangeRefreshToken_400,
  SellerOffers_End_default: Auth_ExchangeRefreshToken_400,
  SellerOffers_UpdatePrices_header: Auth_CreateSellerToken_header,
  SellerOffers_UpdatePrices_body,
  SellerOffers_UpdatePrices_400: Auth_ExchangeRefreshToken_400,
  SellerOffers_UpdatePrices_401: Auth_ExchangeRefreshToken_400,
  SellerOffers_UpdatePrices_429: Auth_ExchangeRefreshToken_400,
  SellerOffers_UpdatePrices_default: Auth_ExchangeRefreshToken_400,
  SellerOffers_UpdateStock_header: Auth_CreateSellerToken_header,
  SellerOffers_UpdateStock_body,
  SellerOffers_UpdateStock_400: Auth_ExchangeRefreshToken_400,
  SellerOffers_UpdateStock_401: Auth_ExchangeRefreshToken_400,
  SellerOffers_UpdateStock_429: Auth_ExchangeRefreshToken_400,
  SellerOffers_UpdateStock_default: Auth_ExchangeRefreshToken_400,
  SellerOrders_Accept_header: Auth_CreateSellerToken_header,
  SellerOrders_Accept_body,
  SellerOrders_Accept_400: Auth_ExchangeRefreshToken_400,
  SellerOrders_Accept_401: Auth_ExchangeRefreshToken_400,
  SellerOrders_Accept_429: Auth_ExchangeRefreshToken_400,
  SellerOrders_Accept_default: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportPayment_header: Auth_CreateSellerToken_header,
  SellerOrders_ReportPayment_body,
  SellerOrders_ReportPayment_400: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportPayment_401: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportPayment_429: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportPayment_default: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportShipping_header: Auth_CreateSellerToken_header,
  SellerOrders_ReportShipping_body,
  SellerOrders_ReportShipping_400: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportShipping_401: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportShipping_429: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportShipping_default: Auth_ExchangeRefreshToken_400,
  SellerOrders_Refund_header: Auth_CreateSellerToken_header,
  SellerOrders_Refund_body,
  SellerOrders_Refund_400: Auth_ExchangeRefreshToken_400,
  SellerOrders_Refund_401: Auth_ExchangeRefreshToken_400,
  SellerOrders_Refund_429: Auth_ExchangeRefreshToken_400,
  SellerOrders_Refund_default: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportReturn_header: Auth_CreateSellerToken_header,
  SellerOrders_ReportReturn_body,
  SellerOrders_ReportReturn_400: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportReturn_401: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportReturn_429: Auth_ExchangeRefreshToken_400,
  SellerOrders_ReportReturn_default: Auth_ExchangeRefreshToken_400,
  SellerOrders_UploadInvoice_header: Auth_CreateSellerToken_header,
  SellerOrders_UploadInvoice_body,
  SellerOrders_UploadInvoice_201,
  SellerOrders_UploadInvoice_400: Auth_ExchangeRefreshToken_400,
  SellerOrders_UploadInvoice_401: Auth_ExchangeRefreshToken_400,
  SellerOrders_UploadInvoice_429: Auth_ExchangeRefreshToken_400,
  SellerOrders_UploadInvoice_default: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetCategories_header: Auth_CreateSellerToken_header,
  SellerMeta_GetCategories_path: SellerChannels_StartSignUp_path,
  SellerMeta_GetCategories_200,
  SellerMeta_GetCategories_400: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetCategories_401: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetCategories_429: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetCategories_default: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetAttributes_header: Auth_CreateSellerToken_header,
  SellerMeta_GetAttributes_path: SellerChannels_StartSignUp_path,
  SellerMeta_GetAttributes_200,
  SellerMeta_GetAttributes_400: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetAttributes_401: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetAttributes_429: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetAttributes_default: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetCategoryAttributes_header: Auth_CreateSellerToken_header,
  SellerMeta_GetCategoryAttributes_path,
  SellerMeta_GetCategoryAttributes_200: SellerMeta_GetAttributes_200,
  SellerMeta_GetCategoryAttributes_400: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetCategoryAttributes_401: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetCategoryAttributes_429: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetCategoryAttributes_default: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetSellerAttributes_header: Auth_CreateSellerToken_header,
  SellerMeta_GetSellerAttributes_path: SellerChannels_StartSignUp_path,
  SellerMeta_GetSellerAttributes_200: SellerMeta_GetAttributes_200,
  SellerMeta_GetSellerAttributes_400: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetSellerAttributes_401: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetSellerAttributes_429: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetSellerAttributes_default: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetPriceTypes_header: Auth_CreateSellerToken_header,
  SellerMeta_GetPriceTypes_path: SellerChannels_StartSignUp_path,
  SellerMeta_GetPriceTypes_200: SellerMeta_GetAttributes_200,
  SellerMeta_GetPriceTypes_400: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetPriceTypes_401: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetPriceTypes_429: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetPriceTypes_default: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetPaymentRules_header: Auth_CreateSellerToken_header,
  SellerMeta_GetPaymentRules_path: SellerChannels_StartSignUp_path,
  SellerMeta_GetPaymentRules_200: SellerMeta_GetAttributes_200,
  SellerMeta_GetPaymentRules_400: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetPaymentRules_401: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetPaymentRules_429: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetPaymentRules_default: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetShippingRules_header: Auth_CreateSellerToken_header,
  SellerMeta_GetShippingRules_path: SellerChannels_StartSignUp_path,
  SellerMeta_GetShippingRules_200: SellerMeta_GetAttributes_200,
  SellerMeta_GetShippingRules_400: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetShippingRules_401: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetShippingRules_429: Auth_ExchangeRefreshToken_400,
  SellerMeta_GetShippingRules_default: Auth_ExchangeRefreshToken_400,
  SellerReports_Request_header: Auth_CreateSellerToken_header,
  SellerReports_Request_body,
  SellerReports_Request_200,
  SellerReports_Request_400: Auth_ExchangeRefreshToken_400,
  SellerReports_Request_401: Auth_ExchangeRefreshToken_400,
  SellerReports_Request_429: Auth_ExchangeRefreshToken_400,
  SellerReports_Request_default: Auth_ExchangeRefreshToken_400,
  SellerTickets_Reply_header: Auth_CreateSellerToken_header,
  SellerTickets_Reply_body,
  SellerTickets_Reply_400: Auth_ExchangeRefreshToken_400,
  SellerTickets_Reply_401: Auth_ExchangeRefreshToken_400,
  SellerTickets_Reply_429: Auth_ExchangeRefreshToken_400,
  SellerTickets_Reply_default: Auth_ExchangeRefreshToken_400,
  SellerTickets_UploadAttachment_header: Auth_CreateSellerToken_header,
  SellerTickets_UploadAttachment_path: SellerChannels_StartSignUp_path,
  SellerTickets_UploadAttachment_body: Tickets_UploadAttachment_body,
  SellerTickets_UploadAttachment_400: Auth_ExchangeRefreshToken_400,
  SellerTickets_UploadAttachment_401: Auth_ExchangeRefreshToken_400,
  SellerTickets_UploadAttachment_429: Auth_ExchangeRefreshToken_400,
  SellerTickets_UploadAttachment_default: Auth_ExchangeRefreshToken_400,
  SellerTickets_DownloadAttachment_header: Auth_CreateSellerToken_header,
  SellerTickets_DownloadAttachment_query: Tickets_DownloadAttachment_query,
  SellerTickets_DownloadAttachment_path: SellerChannels_StartSignUp_path,
  SellerTickets_DownloadAttachment_400: Auth_ExchangeRefreshToken_400,
  SellerTickets_DownloadAttachment_401: Auth_ExchangeRefreshToken_400,
  SellerTickets_DownloadAttachment_404: Auth_ExchangeRefreshToken_400,
  SellerTickets_DownloadAttachment_429: Auth_ExchangeRefreshToken_400,
  SellerTickets_DownloadAttachment_default: Auth_ExchangeRefreshToken_400,
  Events_List_header: Auth_CreateSellerToken_header,
  Events_List_query,
  Events_List_200,
  Events_List_401: Auth_ExchangeRefreshToken_400,
  Events_List_429: Auth_ExchangeRefreshToken_400,
  Events_List_default: Auth_ExchangeRefreshToken_400,
  Events_Acknowledge_header: Auth_CreateSellerToken_header,
  Events_Acknowledge_body: SellerEvents_Acknowledge_body,
  Events_Acknowledge_400: Auth_ExchangeRefreshToken_400,
  Events_Acknowledge_401: Auth_ExchangeRefreshToken_400,
  Events_Acknowledge_429: Auth_ExchangeRefreshToken_400,
  Events_Acknowledge_default: Auth_ExchangeRefreshToken_400,
};
